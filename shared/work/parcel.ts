import type { ShipmentOutcome, TrackingRequest } from "../db/results.ts";
import { normalizeStatus } from "../domain/tracking.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Shipping } from "../providers/shipping.ts";

/**
 * Applies the shipping order as the provider currently returns it: scans, waybill, price and cancellation. `claimed` is
 * the callback's status. `unknown` if the provider has no such order, `unconfirmed` if its record
 * does not show the claimed status. Throws ProviderRejected or ProviderUnclear.
 */
export async function applyShipmentUpdate(
  deps: Deps & { shipping: Shipping },
  shipper_order_id: string,
  claimed: string | null = null,
): Promise<ShipmentOutcome> {
  const found = await deps.shipping.find(shipper_order_id);
  if (!found) return "unknown";
  const { waybill, price, status, scans } = found;
  const is_cancelled = normalizeStatus(status) === "cancelled";
  return deps.db.service.call("internal.apply_shipment_update", {
    seen: { shipper_order_id, waybill, price, is_cancelled, scans, claimed },
  });
}

/** Queries the carrier about a tracking number and applies the answer like a callback. */
export async function askCarrier(
  { shipping, db }: Deps & { shipping: Shipping },
  request: TrackingRequest | null,
): Promise<void> {
  if (request === null) return;
  const scans = "typed_number" in request
    ? await shipping.track({ waybill: request.typed_number, courier_code: request.courier_code })
    : request.tracking_id && await shipping.track({ tracking_id: request.tracking_id });
  if (!scans || scans.length === 0) return;
  await db.service.call("internal.apply_shipment_update", { seen: { ...request, scans } });
}
