/** Ids in paths and bodies. */
import * as z from "zod";

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A UUID in any case; ids are compared, signed and stored in lower case. */
export const uuid = z.uuid().toLowerCase();

/** A path parameter with a UUID. */
export const idOf = (description: string) => uuid.meta({ description });

/** A user, as staff name them in a filter or path. */
export const userKey = z.string().trim().toLowerCase().min(3).max(36)
  .meta({ description: "The user's id or username", example: "dewi.lestari" });

/** A path parameter: the UUID or the ORD-YYMMDD-XXXXXX reference. */
export const orderKey = z.string().min(1).max(64)
  .meta({ description: "The order's id or its reference", example: "ORD-261121-7K3M9Q" });
