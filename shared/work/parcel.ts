import type { ShipmentOutcome } from "../db/results.ts";
import { normalizeStatus } from "../domain/tracking.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Scan, Shipping } from "../providers/shipping.ts";

/** What a callback says about a parcel. */
export type ShipmentUpdate = {
  shipper_order_id: string;
  waybill: string | null;
  scans: Scan[];
};

/** Stores the update. Nothing in it moves money. */
export function recordShipmentUpdate(
  deps: Deps,
  update: ShipmentUpdate,
): Promise<ShipmentOutcome> {
  return deps.db.service.call("internal.apply_shipment_update", { seen: update });
}

/**
 * Stores the update together with the shipping order as the provider returns it now. Price and cancellation
 * are read from there only, never from a callback. `unknown` when the provider has no such order.
 */
export async function applyShipmentUpdate(
  deps: Deps & { shipping: Shipping },
  update: ShipmentUpdate,
): Promise<ShipmentOutcome> {
  const found = await deps.shipping.find(update.shipper_order_id);
  if (!found) return "unknown";
  const { waybill, price, status } = found;
  const is_cancelled = normalizeStatus(status) === "cancelled";
  return deps.db.service.call("internal.apply_shipment_update", {
    seen: { ...update, waybill: waybill ?? update.waybill, price, is_cancelled },
  });
}
