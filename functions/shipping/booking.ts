import type { DatabaseClient } from "../../shared/db/client.ts";
import type { AuditContext } from "../../shared/http/endpoint.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { finishBooking } from "../../shared/work/booking.ts";
import type { Booking } from "../../shared/db/results.ts";
import type { ShippingDeps } from "./deps.ts";

/** Reasons why a courier cannot be booked. */
export const bookingReasons = [
  "booking_of_other_parcel",
  "courier_cancelled",
  "nothing_to_ship",
  "order_not_found",
  "shipped_by_own_courier",
  "shipping_provider_unavailable",
  "staff_role_required",
  "tracking_number_taken",
  "wrong_party",
] as const;

/** Throws UNAVAILABLE if the provider cannot be reached; the background job keeps trying. */
export async function ensureBooked(
  deps: ShippingDeps,
  client: DatabaseClient,
  audit: AuditContext,
  order: string,
): Promise<Booking> {
  const booking = await client.call("api.shipping_book", { order, audit });
  await finishBooking(deps, booking).catch(unavailable("shipping_provider_unavailable"));
  return booking;
}
