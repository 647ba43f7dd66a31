/** Reads what Biteship posts, in whatever spelling: statuses come in snake_case and in camelCase. */
import * as z from "zod";

const wireCallback = z.object({
  event: z.string().optional(),
  order_id: z.string().min(1),
  status: z.string().nullish(),
  courier_waybill_id: z.string().nullish(),
  updated_at: z.string().nullish(),
  sub_status: z.string().nullish(),
});

/** The callback in our words, or null when it names no shipping order. */
export function readShippingCallback(body: unknown) {
  const parsed = wireCallback.safeParse(body);
  if (!parsed.success) return null;
  const { order_id, status, courier_waybill_id, updated_at, sub_status } = parsed.data;
  return {
    shipper_order_id: order_id,
    status: status ? toSnakeCase(status) : null,
    waybill: courier_waybill_id ?? null,
    note: sub_status ?? null,
    happened_at: updated_at ? readTime(updated_at) : null,
  };
}

/** Null for what is no time, or none in which this market has parcels. */
function readTime(text: string): string | null {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  return year >= 2000 && year <= 2100 ? time.toISOString() : null;
}

function toSnakeCase(status: string): string {
  return status.replace(/([a-z])([A-Z])/g, "$1_$2").replace(/[\s-]+/g, "_").toLowerCase();
}
