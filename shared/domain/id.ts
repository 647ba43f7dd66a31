/** Ids in paths and bodies. */
import * as z from "zod";

/** A UUID in any case; ids are compared, signed and stored in lower case. */
export const uuid = z.uuid().toLowerCase();

/** A path parameter: the UUID of what the description says. */
export function idOf(description: string) {
  const id = uuid.meta({ description });
  idReaders.set(id, readUuid);
  return id;
}

/** A path parameter: the UUID or the ORD-YYMMDD-XXXXXX reference. */
export const orderKey = z.string().min(1).max(64)
  .meta({ description: "The order's id or its reference", example: "ORD-261121-7K3M9Q" });

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const readUuid = (text: string) => UUID.test(text) ? text.toLowerCase() : undefined;

/**
 * What these schemas make of a text, so that a usual id in a path is read without loading zod. Undefined for any other
 * text, which the schema then reads.
 */
export const idReaders = new Map<unknown, (text: string) => string | undefined>([
  [uuid, readUuid],
  [orderKey, (text) => text.length > 0 && text.length <= 64 ? text : undefined],
]);
