import { finishBooking } from "../../../shared/work/booking.ts";
import type { Booking, Direction } from "../../../shared/db/results.ts";
import { ProviderRejected, ProviderUnclear } from "../../../shared/providers/call.ts";
import type { BookingDeps } from "../../../shared/work/booking.ts";
import type { Bookings } from "../bookings.ts";
import { lastErrorOf, masked } from "../last_error.ts";

export async function shippingBook(
  deps: BookingDeps & { bookings: Bookings },
  { order_id, direction = "outbound" }: { order_id: string; direction?: Direction },
): Promise<void> {
  const booking = await deps.bookings.toRequest(order_id, direction);
  if (!booking) return;
  await finishBooking(deps, booking, deps.bookings.record)
    .catch((error) => endSearch(deps, booking, error));
}

/** Rethrows the provider's error, unless the order has needed no courier for days: then staff decide. */
async function endSearch(
  deps: BookingDeps,
  { order_id, direction }: Booking,
  error: unknown,
): Promise<void> {
  const is_rejected = error instanceof ProviderRejected;
  if (!is_rejected && !(error instanceof ProviderUnclear)) throw error;
  const isOver = await deps.db.service.call("internal.end_booking_search", {
    order_id,
    direction,
    error: is_rejected ? masked(error.said) : lastErrorOf(error),
    is_rejected,
  });
  if (!isOver) throw error;
}
