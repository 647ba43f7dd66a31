/** Asks the provider how a shipping order stands and lets the market act on the answer: prices and cancellations are believed only so. */
import { normalizeStatus } from "../domain/tracking.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Scan, Shipping } from "../providers/shipping.ts";

type InvoiceOutcome = "noted" | "unfamiliar" | "unknown";

/** What a callback said of a parcel; the scan that it tells is kept whatever the provider then answers. */
export type ShipmentUpdate = {
  shipper_order_id: string;
  waybill: string | null;
  scans: Scan[];
};

/** Notes what was said. Nothing in it moves money. */
export function recordShipmentUpdate(
  deps: Deps,
  notification: ShipmentUpdate,
): Promise<InvoiceOutcome> {
  return deps.db.service.call("internal.apply_shipment_update", {
    seen: notification,
  });
}

/** Notes what was said together with what the provider says itself, its price and whether it cancelled. */
export async function applyShipmentUpdate(
  deps: Deps & { shipping: Shipping },
  notification: ShipmentUpdate,
): Promise<InvoiceOutcome> {
  const found = await deps.shipping.find(notification.shipper_order_id);
  if (!found) return "unknown";
  const { waybill, price, status } = found;
  const is_cancelled = normalizeStatus(status) === "cancelled";
  return deps.db.service.call("internal.apply_shipment_update", {
    seen: { ...notification, waybill: waybill ?? notification.waybill, price, is_cancelled },
  });
}
