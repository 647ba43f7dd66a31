import { finishBooking } from "../../../shared/work/booking.ts";
import type { Booking, BookingDeps, Direction } from "../../../shared/work/booking.ts";

export async function shippingBook(
  deps: BookingDeps,
  { order_id, direction = "outbound" }: { order_id: string; direction?: Direction },
): Promise<void> {
  const booking: Booking | null = await deps.db.service.call("internal.booking_to_request", {
    order_id,
    direction,
  });
  if (booking) await finishBooking(deps, booking);
}
