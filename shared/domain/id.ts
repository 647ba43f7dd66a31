/** A UUID in any case; ids are compared, signed and stored in lower case. */
import * as z from "zod";

export const uuid = z.uuid().toLowerCase();
