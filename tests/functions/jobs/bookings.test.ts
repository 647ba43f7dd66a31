/** Bookings that jobs ask for at the same moment. */
import { expect, test } from "vitest";
import { atOnce, must, RACING, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import type { DatabaseClient } from "../../../shared/db/client.ts";
import { createBookings } from "../../../functions/jobs/bookings.ts";

const market = useMarket(RACING);

/** Paid, while the courier's provider is down. */
const unbookedSales = async (count: number): Promise<Sale[]> => {
  await market.fault("shipping", "create_order", "error", count);
  const sales = [];
  while (sales.length < count) sales.push(await market.paidSale());
  return sales;
};
const idsOf = (sales: Sale[]) => sales.map(({ order }) => order.id);
const unbooked = async (count: number) => idsOf(await unbookedSales(count));

const parcelOf = (order_id: string) => ({
  id: `parcel-${order_id}`,
  tracking_id: null,
  waybill: `WYB-${order_id}`,
  price: 9000,
  status: "confirmed",
  label_address: null,
});
/** The orders whose parcel is recorded, and how often the courier's price was posted for them. */
const recorded = async (ids: string[]) => {
  const rows = await market.sql`
    select shipments.order_id as id, (
      select count(*)::integer from private.ledger_transfers as transfers
      where transfers.order_id = shipments.order_id and transfers.kind = 'shipping') as posted
    from private.shipments
    where shipments.order_id = any (${ids}::uuid[])
      and shipments.shipper_order_id = 'parcel-' || shipments.order_id`;
  return Object.fromEntries(rows.map(({ id, posted }) => [id, posted]));
};

const asking = (fails: (operation: string) => boolean = () => false) => {
  const operations: string[] = [];
  const call = ((operation: Parameters<DatabaseClient["call"]>[0], args: never) => {
    operations.push(operation);
    if (fails(operation)) return Promise.reject(new Error("one of them is broken"));
    return market.services.db.service.call(operation, args);
  }) as DatabaseClient["call"];
  const { toRequest, record } = createBookings({
    db: { ...market.services.db, service: { call } },
    log: () => {},
  });
  return {
    operations,
    ask: (ids: string[]) => Promise.all(ids.map((id) => toRequest(id, "outbound"))),
    record: (ids: string[]) =>
      Promise.all(
        ids.map((order_id) =>
          record({ order_id, direction: "outbound", shipment: parcelOf(order_id) })
        ),
      ),
  };
};

test("the bookings of paid orders are begun by one statement, and orders that need none are asked about alone", async () => {
  const { order: booked } = await market.paidSale();
  const { order: unpaid } = await market.openSale();
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

test("when bookings cannot be begun together, each order is asked about alone", async () => {
  const paid = await unbooked(2);
  const { ask } = asking((operation) => operation === "internal.begin_bookings");
  expect((await ask(paid)).map((booking) => booking?.order_id)).toEqual(paid);
});

test("twenty workers that ask about the same orders at once, half of them in reverse, all get the same", async () => {
  const paid = await unbooked(4);
  const answers = await atOnce(20, (at) => {
    const ids = at % 2 === 0 ? paid : paid.toReversed();
    return asking().ask(ids).then((found) => found.map((booking) => booking?.order_id).sort());
  });
  expect(answers).toEqual(answers.map(() => [...paid].sort()));
});

test("bookings that are answered at about the same time are recorded by one statement", async () => {
  const paid = await unbooked(3);
  const { operations, record } = asking();
  await record(paid);
  expect(operations).toEqual(["internal.record_bookings"]);
  expect(await recorded(paid)).toEqual(Object.fromEntries(paid.map((id) => [id, 1])));
  await market.proveMoney();
});

test("the parcel of an order that was cancelled meanwhile is recorded alone, and cancelled", async () => {
  const sales = await unbookedSales(2);
  const [{ seller, order: cancelled }] = sales as [Sale, Sale];
  await must(seller.put(`/orders/${cancelled.id}/cancel`));
  const { operations, record } = asking();
  await record(idsOf(sales));
  expect(operations).toEqual(["internal.record_bookings", "internal.record_booking"]);
  expect(await recorded(idsOf(sales)))
    .toEqual(Object.fromEntries(idsOf(sales).map((id) => [id, 1])));
  const waiting = await market.sql`
    select payload ->> 'order_id' as order_id from private.jobs where kind = 'shipping_cancel'`;
  expect(waiting).toEqual([{ order_id: cancelled.id }]);
});

test("when one booking breaks the others' statement, each is recorded alone", async () => {
  const paid = await unbooked(2);
  const { record } = asking((operation) => operation === "internal.record_bookings");
  await record(paid);
  expect(await recorded(paid)).toEqual(Object.fromEntries(paid.map((id) => [id, 1])));
});

test("ten workers that record the same bookings at once, half of them in reverse, post each price once", async () => {
  const paid = await unbooked(6);
  await atOnce(10, (at) => asking().record(at % 2 === 0 ? paid : paid.toReversed()));
  expect(await recorded(paid)).toEqual(Object.fromEntries(paid.map((id) => [id, 1])));
  await market.proveMoney();
});

test("bookings do not wait for one whose order another transaction has locked", async () => {
  const paid = await unbooked(3);
  const [locked, ...others] = paid.toSorted();
  const { promise: isOver, resolve: release } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: haveLocked } = Promise.withResolvers<void>();
  const other = market.sql.begin(async (sql) => {
    await sql`select from public.orders where id = ${locked!} for update`;
    haveLocked();
    await isOver;
  });
  await isLocked;
  const asked = asking().ask(paid);
  const written = asking().record(paid);
  try {
    await expect.poll(() => recorded(paid)).toEqual(
      Object.fromEntries(others.map((id) => [id, 1])),
    );
  } finally {
    release();
    await Promise.all([other, asked, written]);
  }
  expect(await recorded(paid)).toEqual(Object.fromEntries(paid.map((id) => [id, 1])));
});
