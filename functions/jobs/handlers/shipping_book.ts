import { finishBooking } from "../../../shared/work/booking.ts";
import type { Direction } from "../../../shared/db/results.ts";
import type { BookingDeps } from "../../../shared/work/booking.ts";

export async function shippingBook(
  deps: BookingDeps,
  { order_id, direction = "outbound" }: { order_id: string; direction?: Direction },
): Promise<void> {
  const booking = await deps.db.service.call("internal.booking_to_request", {
    order_id,
    direction,
  });
  if (booking) await finishBooking(deps, booking);
}
