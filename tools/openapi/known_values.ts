import { TRACKING_LABELS } from "../../shared/domain/tracking.ts";
import type { JsonObject } from "./schema.ts";

const TRACKING = Object.keys(TRACKING_LABELS);
const INVOICE = ["PENDING", "PAID", "SETTLED", "EXPIRED", "FAILED"];

/** Texts that a provider may extend, and the values that are known: no enum, which a client would reject the next one by. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  "Tracking.status": TRACKING,
  "history.status": TRACKING,
  "Shipment.status": TRACKING,
  "ShipmentLine.status": TRACKING,
  "payment.status": INVOICE,
};

/** Adds the known values to a schema's fields, as its examples. */
export function withKnownValues(name: string, schema: JsonObject): JsonObject {
  const { properties, items, anyOf } = schema as {
    properties?: Record<string, JsonObject>;
    items?: JsonObject;
    anyOf?: JsonObject[];
  };
  return {
    ...schema,
    ...properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, part]) => {
          const examples = KNOWN[`${name}.${field}`];
          return [field, withKnownValues(field, examples ? { ...part, examples } : part)];
        }),
      ),
    },
    ...items && { items: withKnownValues(name, items) },
    ...anyOf && { anyOf: anyOf.map((part) => withKnownValues(name, part)) },
  };
}
