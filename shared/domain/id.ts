/** Ids as callers send them: a UUID in any case, read in the one in which we compare, sign and keep it. */
import * as z from "zod";

export const uuid = z.uuid().toLowerCase();
