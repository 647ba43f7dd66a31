import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { shipment } from "../../shared/domain/shipment.ts";
import { member } from "../../shared/http/endpoint.ts";
import { applyShipmentUpdate } from "../../shared/work/parcel.ts";
import type { Booking } from "../../shared/db/results.ts";
import { bookingReasons, ensureBooked } from "./booking.ts";
import { endpoint } from "./deps.ts";
import type { ShippingDeps } from "./deps.ts";

export const waybill = endpoint({
  id: "shipping_waybill",
  method: "POST",
  path: "/shipping/waybill",
  title: "Get the waybill",
  description:
    "Seller or staff: tracking number and label of a paid order, booked if needed; the " +
    "same bytes once there is a number. Null while the courier has not assigned one: ask again in a minute.",
  auth: member,
  request: { body: z.object({ order_id: orderKey }) },
  response: { status: 200, schema: shipment },
  reasons: bookingReasons,
  limit: "shipping_booking",
  idempotent: true,
  handler: async ({ body: { order_id: order }, client, audit, deps, storedResponse }) => {
    const booking = await ensureBooked(deps, client, audit, order);
    if (booking.shipper_order_id && !booking.waybill) await fetchNumber(deps, booking);
    const answer = await client.call("api.shipping_waybill", { order }) as z.output<
      typeof shipment
    >;
    // Not stored for the Idempotency-Key: a retry must see a later number.
    if (answer.tracking_number === null) return answer;
    return await client.call("api.shipping_waybill", { order }, storedResponse);
  },
});

/** Some couriers assign their number later; without one the request still succeeds. */
async function fetchNumber(deps: ShippingDeps, { shipper_order_id }: Booking): Promise<void> {
  if (shipper_order_id === null) return;
  await applyShipmentUpdate(deps, shipper_order_id)
    .catch((error) => deps.log("waybill_fetch_failed", { shipper_order_id, error }));
}
