import { expect, test } from "vitest";
import {
  deliveredSale,
  listingStatus,
  must,
  returnApprovedSale,
  returnRequestedSale,
  shippedSale,
  statusOf,
  step,
  walletOf,
} from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { paidSale } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

const market = useMarket();

const cases = async (sale: Sale, kind: string) =>
  await market.database.admin`
    select details from private.staff_cases where order_id = ${sale.order.id} and kind = ${kind}`;

const reminders = async (sale: Sale) =>
  (await market.database.admin`
    select user_id, kind from public.notifications
    where data ->> 'order_id' = ${sale.order.id} and kind like 'order.reminder.%' order by created_at`)
    .map(({ user_id, kind }) => [user_id === sale.buyer.id ? "buyer" : "seller", kind]);

test("an order not shipped in seven days is cancelled and refunded, and its listing removed", async () => {
  const sale = await paidSale(market);
  await market.time.advance(7 * DAY - HOUR);
  expect(await statusOf(market, sale)).toBe("READY_TO_SHIP");
  await market.time.advance(HOUR + 1);
  expect(await statusOf(market, sale)).toBe("CANCELLED");
  expect(await walletOf(market, sale.buyer)).toBe(sale.order.total);
  expect(await listingStatus(market, sale)).toBe("removed");
  await proveMoney(market);
});

test("two days after delivery the seller is paid; the buyer is reminded before", async () => {
  const sale = await deliveredSale(market);
  await market.time.advance(37 * HOUR);
  expect(await reminders(sale)).toContainEqual(["buyer", "order.reminder.completed"]);
  expect(await statusOf(market, sale)).toBe("DELIVERED");
  await market.time.advance(11 * HOUR + 1);
  expect(await statusOf(market, sale)).toBe("COMPLETED");
  expect(await walletOf(market, sale.seller)).toBe(150_000);
});

test("a parcel scanned by a carrier counts as delivered after fourteen days", async () => {
  const sale = await shippedSale(market);
  await market.time.advance(14 * DAY + 1);
  expect(await statusOf(market, sale)).toBe("DELIVERED");
});

test("a parcel that no carrier scanned opens a case for staff, and the escrow stays", async () => {
  const sale = await paidSale(market);
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "OWN-7777777" }));
  await market.time.advance(16 * DAY);
  expect(await statusOf(market, sale)).toBe("SHIPPED");
  expect(await walletOf(market, sale.seller)).toBe(0);
  expect(await cases(sale, "overdue")).toMatchObject([{
    details: { to: "DELIVERED", objection: "parcel_not_scanned" },
  }]);
  await must(step(market, sale.buyer, sale, "confirm"));
  expect(await walletOf(market, sale.seller)).toBe(150_000);
});

test("an unanswered return request is approved after two days; the seller is reminded before", async () => {
  const sale = await returnRequestedSale(market);
  await market.time.advance(48 * HOUR + 1);
  expect(await statusOf(market, sale)).toBe("RETURN_APPROVED");
  expect(await reminders(sale)).toContainEqual(["seller", "order.reminder.return_approved"]);
});

test("an approved return not shipped in seven days lapses, and the seller is paid", async () => {
  const sale = await returnApprovedSale(market);
  await market.time.advance(7 * DAY + 1);
  expect(await statusOf(market, sale)).toBe("COMPLETED");
  expect(await walletOf(market, sale.seller)).toBe(150_000);
  await proveMoney(market);
});

test("a deadline has no effect once the order has moved, even back to the same status", async () => {
  const sale = await deliveredSale(market);
  await market.time.advance(20 * HOUR);
  await must(step(market, sale.buyer, sale, "return-request", { reason: "damaged" }));
  await must(step(market, sale.seller, sale, "return-reject", { reason: "Tidak rusak" }));
  // The first delivery's two days are over, the second's are not.
  await market.time.advance(30 * HOUR);
  expect(await statusOf(market, sale)).toBe("DELIVERED");
  expect((await reminders(sale)).filter(([, kind]) => kind === "order.reminder.completed"))
    .toEqual([]);
});

test("an order lists its deadlines", async () => {
  const sale = await paidSale(market);
  const order = await must(market.as(sale.seller).get(`/orders/${sale.order.id}`));
  expect(order.deadlines).toMatchObject([{ to: "CANCELLED" }]);
  expect(Date.parse(order.deadlines[0].at) - Date.parse(order.paid_at)).toBe(7 * DAY * 1000);
});

test("a failing deadline does not stop those of other orders, and its job keeps the error", async () => {
  const [broken, fine] = [await paidSale(market), await paidSale(market)];
  const { admin } = market.database;
  // As if by a bug the escrow is empty, so the cancellation cannot be posted.
  await admin`update private.ledger_accounts set balance = 0 where order_id = ${broken.order.id}`;
  await market.time.advance(7 * DAY + 1);
  expect(await statusOf(market, fine)).toBe("CANCELLED");
  expect(await statusOf(market, broken)).toBe("READY_TO_SHIP");
  const [job] = await admin`
    select attempts, last_error, finished_at from private.jobs
    where kind = 'orders_deadline' and key like ${broken.order.id + ":%:CANCELLED"}`;
  expect(job).toMatchObject({ finished_at: null, last_error: expect.stringMatching(/balance/) });
  await admin`update private.ledger_accounts set balance = 150000 where order_id = ${broken.order.id}`;
  await market.time.advance(2 * HOUR);
  expect(await statusOf(market, broken)).toBe("CANCELLED");
  await proveMoney(market);
});
