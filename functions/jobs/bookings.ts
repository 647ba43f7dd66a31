import type { Booking, Direction } from "../../shared/db/results.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createGatherer } from "../../shared/work/gather.ts";

/** Null when there is nothing to request. */
export type BookingToRequest = (order_id: string, direction: Direction) => Promise<Booking | null>;

const MAX_BATCH = 50;

/** Orders that are asked about at the same moment, such as those of one claim of jobs, are one statement. */
export function createBookingToRequest({ db, log }: Pick<Deps, "db" | "log">): BookingToRequest {
  const alone: BookingToRequest = (order_id, direction) =>
    db.service.call("internal.booking_to_request", { order_id, direction });
  const gather = createGatherer<string, Booking | undefined>(async (order_ids) => {
    if (order_ids.length === 1) return [undefined];
    const begun = await db.service.call("internal.begin_bookings", { order_ids })
      .catch((error) => {
        // Whichever of them causes it fails alone.
        log("bookings_not_begun", { error });
        return [];
      });
    return order_ids.map((id) => begun.find(({ order_id }) => order_id === id));
  }, MAX_BATCH);
  return async (order_id, direction) =>
    (direction === "outbound" ? await gather(order_id) : undefined) ??
      await alone(order_id, direction);
}
