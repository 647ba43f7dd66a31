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
import { must, returnApprovedSale, statusOf, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import type { TestUser } from "../../support/users.ts";
import { paidSale } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket({ PROVIDER_TIMEOUT_MS: "700" });
afterEach(() => noFaults(market));

const DAY = 86_400;
const returnLabel = (who: TestUser, sale: Sale, headers = {}) =>
  step(market, who, sale, "return-label", undefined, headers);

test("a return gets its own courier and label, from the buyer to the seller, at the market's cost", async () => {
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

test("asking again, by whom ever and with a key, answers the same and books nothing", async () => {
  const sale = await returnApprovedSale(market);
  const first = await returnLabel(sale.buyer, sale, { "idempotency-key": "back" });
  expect((await returnLabel(sale.seller, sale)).text).toBe(first.text);
  expect((await returnLabel(await market.staff("ops_admin"), sale)).text).toBe(first.text);
  const replay = await returnLabel(sale.buyer, sale, { "idempotency-key": "back" });
  expect([replay.text, replay.headers.get("idempotent-replayed")]).toEqual([first.text, "true"]);
  await market.time.advance(3600);
  expect(await providerOrders(market, sale)).toHaveLength(2);
});

test("only an approved return has a label", async () => {
  const sale = await paidSale(market);
  const refused = await returnLabel(sale.buyer, sale);
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    expect.stringContaining("READY_TO_SHIP"),
  ]);
  expect((await returnLabel(await market.user(), sale)).status).toBe(404);
  expect((await returnLabel(await market.staff("administrator"), sale)).status).toBe(403);
});

test("ten at once are one shipping order and one charge", async () => {
  const sale = await returnApprovedSale(market);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => returnLabel(at % 2 ? sale.buyer : sale.seller, sale)),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await providerOrders(market, sale)).toHaveLength(2);
  const { price } = await shipmentOf(market, sale, "return");
  expect((await booksOf(market, sale))["claims"]).toBe(-price!);
});

test("a booking whose answer was lost is found by the job, although nobody asks again", async () => {
  const sale = await returnApprovedSale(market);
  await market.fault("shipping", "create_order", "timeout_after_commit");
  expect((await returnLabel(sale.buyer, sale)).status).toBe(503);
  await market.time.advance(120);
  expect((await shipmentOf(market, sale, "return")).waybill).toMatch(/^WYB-/);
  expect(await providerOrders(market, sale)).toHaveLength(2);
  await proveMoney(market);
});

test("a booking that is found when the return is over is cancelled, and its price comes back", async () => {
  const sale = await returnApprovedSale(market);
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await returnLabel(sale.buyer, sale);
  await must(step(market, sale.seller, sale, "return-received"));
  await market.time.advance(120);
  await market.settle();
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

test("two days after the carrier brought it back it counts as received, and the buyer is refunded", async () => {
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

test("K: a return's callbacks out of order, in camelCase and in words unknown, lose nothing and go forward only", async () => {
  const sale = await returnApprovedSale(market);
  await must(returnLabel(sale.buyer, sale));
  const { shipper_order_id } = await shipmentOf(market, sale, "return");
  for (const status of ["delivered", "droppingOff", "teleported", "inTransit", "pickingUp"]) {
    await parcelSays(market, shipper_order_id!, status);
  }
  const shipment = await shipmentOf(market, sale, "return");
  expect(shipment.status).toBe("delivered");
  expect(shipment.delivered_at).not.toBeNull();
  expect(shipment.scanned_at!.getTime()).toBeLessThanOrEqual(shipment.delivered_at!.getTime());
  const events = await market.database.admin<{ status: string }[]>`
    select status from private.shipment_events where shipment_id = ${shipment.id} order by id`;
  expect(events.map(({ status }) => status)).toEqual([
    "delivered",
    "dropping_off",
    "teleported",
    "in_transit",
    "picking_up",
  ]);
  expect((await shipmentOf(market, sale)).status).toBe("delivered");
});

test("a return that no carrier ever had lapses after a week; one that a carrier has does not", async () => {
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
