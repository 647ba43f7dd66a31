import * as z from "zod";
import { carrierTime, normalizeStatus } from "../domain/tracking.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Shipping } from "../providers/shipping.ts";
import { applyShipmentUpdate, recordShipmentUpdate } from "../work/parcel.ts";
import type { ShipmentUpdate } from "../work/parcel.ts";

/** Statuses come in snake_case and in camelCase. */
const wireCallback = z.object({
  event: z.string().optional(),
  order_id: z.string().min(1),
  status: z.string().nullish(),
  courier_waybill_id: z.string().nullish(),
  updated_at: z.string().nullish(),
  sub_status: z.string().nullish(),
});

export function handleShipment(
  deps: Deps & { shipping: Shipping },
  body: Record<string, unknown>,
): Promise<string> {
  const callback = readShippingCallback(body);
  if (!callback) return Promise.resolve("unknown");
  const observe = callback.mustAsk ? applyShipmentUpdate : recordShipmentUpdate;
  return observe(deps, callback.notification);
}

/** The callback in our words, or null when it names no shipping order. */
export function readShippingCallback(
  body: unknown,
): { notification: ShipmentUpdate; mustAsk: boolean } | null {
  const parsed = wireCallback.safeParse(body);
  if (!parsed.success) return null;
  const { event, order_id, courier_waybill_id, updated_at, sub_status } = parsed.data;
  const isStatus = event === undefined || event === "order.status";
  const status = isStatus && parsed.data.status ? normalizeStatus(parsed.data.status) : null;
  const happened_at = updated_at ? carrierTime(updated_at) : null;
  return {
    notification: {
      shipper_order_id: order_id,
      waybill: courier_waybill_id || null,
      scans: status ? [{ status, note: sub_status ?? null, happened_at }] : [],
    },
    // Money hangs on these: what they say is a hint, and the provider is asked.
    mustAsk: event === "order.price" || status === "cancelled",
  };
}
