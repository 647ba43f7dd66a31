/** Bookings that jobs ask for at the same moment. */
import { expect, test } from "vitest";
import type { DatabaseClient } from "../../../shared/db/client.ts";
import { createBookingToRequest } from "../../../functions/jobs/bookings.ts";
import { useMarket } from "../../support/market.ts";
import { openSale, paidSale } from "../../support/sale.ts";

const market = useMarket();

/** Paid, while the courier's provider is down. */
const unbooked = async (count: number): Promise<string[]> => {
  await market.fault("shipping", "create_order", "error", count);
  const sales = [];
  while (sales.length < count) sales.push(await paidSale(market));
  return sales.map(({ order }) => order.id);
};

const asking = (fails: (operation: string) => boolean = () => false) => {
  const operations: string[] = [];
  const call = ((operation: Parameters<DatabaseClient["call"]>[0], args: never) => {
    operations.push(operation);
    if (fails(operation)) return Promise.reject(new Error("one of them is broken"));
    return market.services.db.service.call(operation, args);
  }) as DatabaseClient["call"];
  const ask = createBookingToRequest({
    db: { ...market.services.db, service: { call } },
    log: () => {},
  });
  return { operations, ask: (ids: string[]) => Promise.all(ids.map((id) => ask(id, "outbound"))) };
};

test("paid orders are begun by one statement, and those that need no booking are asked about alone", async () => {
  const { order: booked } = await paidSale(market);
  const { order: unpaid } = await openSale(market);
  const paid = await unbooked(3);
  const { operations, ask } = asking();
  const asked = await ask([booked.id, ...paid, unpaid.id]);
  expect(asked.map((booking) => booking?.request?.reference_id))
    .toEqual([undefined, ...paid, undefined]);
  expect(operations).toEqual([
    "internal.begin_bookings",
    "internal.booking_to_request",
    "internal.booking_to_request",
  ]);
});

test("when some cannot be begun together, each is asked about alone", async () => {
  const paid = await unbooked(2);
  const { ask } = asking((operation) => operation === "internal.begin_bookings");
  expect((await ask(paid)).map((booking) => booking?.order_id)).toEqual(paid);
});

test("a single order takes one statement", async () => {
  const [id] = await unbooked(1);
  const { operations, ask } = asking();
  await ask([id!]);
  expect(operations).toEqual(["internal.booking_to_request"]);
});

test("twenty workers that ask about the same orders in both directions at once all get the same", async () => {
  const paid = await unbooked(4);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      const ids = at % 2 === 0 ? paid : paid.toReversed();
      return asking().ask(ids).then((found) => found.map((booking) => booking?.order_id).sort());
    }),
  );
  expect(answers).toEqual(answers.map(() => [...paid].sort()));
});

