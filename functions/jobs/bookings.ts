import type { Booking, Direction } from "../../shared/db/results.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createDelayedBatcher } from "../../shared/concurrency/batch.ts";
import { recordBooking } from "../../shared/work/booking.ts";
import type { Booked, RecordBooking } from "../../shared/work/booking.ts";
import { createGatherer } from "../../shared/concurrency/gather.ts";

export interface Bookings {
  /** Starts the booking. Null if there is nothing to request. */
  toRequest(order_id: string, direction: Direction): Promise<Booking | null>;
  record: RecordBooking;
}

/** A batch keeps all its orders locked until it commits. */
const MAX_BATCH = 20;
/** The provider answers the calls of one claim of jobs at about the same time. */
const GATHER_MS = 10;

/**
 * Bookings that start or are recorded at the same time, such as those of one claim of jobs, share a statement. Returns
 * and cancelled orders are done one by one. If the statement fails, all are.
 */
export function createBookings({ db, log }: Pick<Deps, "db" | "log">): Bookings {
  const { call } = db.service;
  const noneOnFailure = (error: unknown): [] => {
    log("booking_batch_failed", { error });
    return [];
  };
  const begin = createGatherer<string, Booking | undefined>(async (order_ids) => {
    if (order_ids.length === 1) return [undefined];
    const begun = await call("internal.begin_bookings", { order_ids }).catch(noneOnFailure);
    return order_ids.map((id) => begun.find(({ order_id }) => order_id === id));
  }, MAX_BATCH);
  const record = createDelayedBatcher<Booked, boolean>(GATHER_MS, async (booked) => {
    if (booked.length === 1) return [false];
    const bookings = booked.map(({ order_id, shipment }) => ({ order_id, shipment }));
    const recorded: string[] = await call("internal.record_bookings", { bookings })
      .catch(noneOnFailure);
    return booked.map(({ order_id }) => recorded.includes(order_id));
  }, MAX_BATCH);
  return {
    toRequest: async (order_id, direction) =>
      (direction === "outbound" ? await begin(order_id) : undefined) ??
        await call("internal.booking_to_request", { order_id, direction }),
    record: async (booked) => {
      if (booked.direction === "outbound" && await record(booked)) return;
      await recordBooking({ db }, booked);
    },
  };
}
