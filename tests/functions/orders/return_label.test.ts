import { afterEach, expect, test } from "vitest";
import {
  atProvider,
  booksOf,
  casesOf,
  noFaults,
  parcelSays,
  providerOrders,
  shipmentOf,
} from "../../support/courier.ts";
import { IMPATIENT } from "../../support/environment.ts";
import { must, returnApprovedSale, statusOf, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import type { TestUser } from "../../support/users.ts";
import { paidSale } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket(IMPATIENT);
afterEach(() => noFaults(market));

const DAY = 86_400;
const returnLabel = (who: TestUser, sale: Sale, headers = {}) =>
  step(market, who, sale, "return-label", undefined, headers);

test("a return label books a courier to the seller and charges claims", async () => {
  const sale = await returnApprovedSale(market);
  const before = await booksOf(market, sale);
  const { tracking_number, label_url } = await must(returnLabel(sale.buyer, sale));
  expect(label_url).toBe(
    `${market.url}/functions/v1/shipping/labels/${sale.order.id}?direction=return`,
  );
  const { shipper_order_id, price, waybill } = await shipmentOf(market, sale, "return");
  expect(waybill).toBe(tracking_number);
  expect(await atProvider(market, shipper_order_id!)).toMatchObject({
    reference_id: `${sale.order.id}:return`,
  });
  const after = await booksOf(market, sale);
  expect(after["claims"]).toBe(-price!);
  expect(after["courier_balance"]! - before["courier_balance"]!).toBe(price);
  await proveMoney(market);
});

test("a repeated request, by any party or with a key, returns the same label and books nothing", async () => {
  const sale = await returnApprovedSale(market);
  const first = await returnLabel(sale.buyer, sale, { "idempotency-key": "back" });
  expect((await returnLabel(sale.seller, sale)).text).toBe(first.text);
  expect((await returnLabel(await market.staff("ops_admin"), sale)).text).toBe(first.text);
  const replay = await returnLabel(sale.buyer, sale, { "idempotency-key": "back" });
  expect([replay.text, replay.headers.get("idempotent-replayed")]).toEqual([first.text, "true"]);
  await market.time.advance(3600);
  expect(await providerOrders(market, sale)).toHaveLength(2);
});

test("a return label needs an approved return and a party or ops_admin", async () => {
  const sale = await paidSale(market);
  const rejected = await returnLabel(sale.buyer, sale);
  expect([rejected.status, rejected.body.error.message]).toEqual([
    409,
    expect.stringContaining("READY_TO_SHIP"),
  ]);
  expect((await returnLabel(await market.user(), sale)).status).toBe(404);
  expect((await returnLabel(await market.staff("administrator"), sale)).status).toBe(403);
});

test("ten concurrent requests make one shipping order and one charge", async () => {
  const sale = await returnApprovedSale(market);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => returnLabel(at % 2 ? sale.buyer : sale.seller, sale)),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await providerOrders(market, sale)).toHaveLength(2);
  const { price } = await shipmentOf(market, sale, "return");
  expect((await booksOf(market, sale))["claims"]).toBe(-price!);
});

test("a job finds a booking whose answer was lost", async () => {
  const sale = await returnApprovedSale(market);
  await market.fault("shipping", "create_order", "timeout_after_commit");
  expect((await returnLabel(sale.buyer, sale)).status).toBe(503);
  await market.time.advance(120);
  expect((await shipmentOf(market, sale, "return")).waybill).toMatch(/^WYB-/);
  expect(await providerOrders(market, sale)).toHaveLength(2);
  await proveMoney(market);
});

test("a booking found after the return has ended is cancelled and its price reversed", async () => {
  const sale = await returnApprovedSale(market);
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await returnLabel(sale.buyer, sale);
  await must(step(market, await market.staff("ops_admin"), sale, "return-received"));
  await market.time.advance(120);
  await market.runDue();
  const { cancelled_at, shipper_order_id } = await shipmentOf(market, sale, "return");
  expect(cancelled_at).not.toBeNull();
  expect((await atProvider(market, shipper_order_id!)).status).toBe("cancelled");
  const transfers = await market.database.admin`
    select sum(e.amount)::float8 as sum from private.ledger_entries e
    join private.ledger_transfers t on t.id = e.transfer_id
    join private.ledger_accounts a on a.id = e.account_id
    where t.key like ${`order:${sale.order.id}:return_shipping%`} and a.kind = 'claims'`;
  expect(transfers[0]!["sum"]).toBe(0);
  await proveMoney(market);
});

test("two days after its delivery a return counts as received, and the buyer is refunded", async () => {
  const sale = await returnApprovedSale(market);
  await must(returnLabel(sale.buyer, sale));
  const { shipper_order_id } = await shipmentOf(market, sale, "return");
  await parcelSays(market, shipper_order_id!, "picked");
  await parcelSays(market, shipper_order_id!, "delivered");
  expect(await statusOf(market, sale)).toBe("RETURN_APPROVED");
  await market.time.advance(2 * DAY - 60);
  expect(await statusOf(market, sale)).toBe("RETURN_APPROVED");
  await market.time.advance(120);
  expect(await statusOf(market, sale)).toBe("REFUNDED");
  await proveMoney(market);
});

test("callbacks of a return out of order, in camelCase or with unknown statuses are kept, and a delivery stays one", async () => {
  const sale = await returnApprovedSale(market);
  await must(returnLabel(sale.buyer, sale));
  const { shipper_order_id } = await shipmentOf(market, sale, "return");
  for (const status of ["delivered", "droppingOff", "teleported", "inTransit", "pickingUp"]) {
    await parcelSays(market, shipper_order_id!, status);
    await market.time.advance(60);
  }
  const shipment = await shipmentOf(market, sale, "return");
  expect(shipment.status, "the newest by the carrier's time").toBe("picking_up");
  expect(shipment.delivered_at).not.toBeNull();
  expect(shipment.scanned_at!.getTime()).toBeLessThanOrEqual(shipment.delivered_at!.getTime());
  const events = await market.database.admin<{ status: string }[]>`
    select status from private.shipment_events where shipment_id = ${shipment.id} order by id`;
  expect(events.map(({ status }) => status)).toEqual([
    "confirmed",
    "delivered",
    "dropping_off",
    "teleported",
    "in_transit",
    "picking_up",
  ]);
  expect((await shipmentOf(market, sale)).status).toBe("delivered");
});

test("a return that no carrier scanned lapses after a week; a scanned one does not", async () => {
  const [idle, moving] = [await returnApprovedSale(market), await returnApprovedSale(market)];
  for (const sale of [idle, moving]) await must(returnLabel(sale.buyer, sale));
  await parcelSays(
    market,
    (await shipmentOf(market, moving, "return")).shipper_order_id!,
    "picked",
  );
  await market.time.advance(7 * DAY + 60);
  expect(await statusOf(market, idle)).toBe("COMPLETED");
  const { shipper_order_id, cancelled_at } = await shipmentOf(market, idle, "return");
  expect(cancelled_at).not.toBeNull();
  expect(await atProvider(market, shipper_order_id!)).toMatchObject({ status: "cancelled" });
  expect(await booksOf(market, idle)).not.toHaveProperty("claims");
  expect(await statusOf(market, moving)).toBe("RETURN_APPROVED");
  expect(await casesOf(market, moving)).toContain("overdue");
  await proveMoney(market);
});
