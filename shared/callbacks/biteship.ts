import * as z from "zod";
import { carrierTime, normalizeStatus } from "../domain/tracking.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Shipping } from "../providers/shipping.ts";
import { applyShipmentUpdate, recordShipmentUpdate } from "../work/parcel.ts";
import type { ShipmentUpdate } from "../work/parcel.ts";

const wireCallback = z.object({
  event: z.string().optional(),
  order_id: z.string().min(1).max(255),
  status: z.string().nullish(),
  courier_waybill_id: z.string().max(255).nullish(),
  updated_at: z.string().nullish(),
  sub_status: z.string().max(1000).nullish().catch(null),
});

export function handleShipment(
  deps: Deps & { shipping: Shipping },
  body: Record<string, unknown>,
): Promise<string> {
  const callback = readShippingCallback(body);
  if (!callback) return Promise.resolve("unknown");
  const apply = callback.needsConfirmation ? applyShipmentUpdate : recordShipmentUpdate;
  return apply(deps, callback.update);
}

/** Null when the callback names no shipping order. */
export function readShippingCallback(
  body: unknown,
): { update: ShipmentUpdate; needsConfirmation: boolean } | null {
  const parsed = wireCallback.safeParse(body);
  if (!parsed.success) return null;
  const { event, order_id, courier_waybill_id, updated_at, sub_status } = parsed.data;
  const isStatus = event === undefined || event === "order.status";
  const status = isStatus && parsed.data.status ? normalizeStatus(parsed.data.status) : null;
  const happened_at = updated_at ? carrierTime(updated_at) : null;
  return {
    update: {
      shipper_order_id: order_id,
      waybill: courier_waybill_id || null,
      scans: status ? [{ status, note: sub_status ?? null, happened_at }] : [],
    },
    // These move money, so the provider is asked to confirm them.
    needsConfirmation: event === "order.price" || status === "cancelled",
  };
}
