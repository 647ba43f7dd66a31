/** What a return may cost the marketplace, however often a buyer and a seller repeat it. */
import { expect, test } from "vitest";
import { booksOf, casesOf, parcelSays, shipmentOf } from "../../support/courier.ts";
import { deliveredSale, must, returnApprovedSale, statusOf, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { notificationsOf } from "../../support/notifications.ts";
import { carrierSays, list, orderBody, pay } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import type { TestUser } from "../../support/users.ts";

const DAY = 86_400;
const DAMAGED = { reason: "damaged" };

const market = useMarket();

/** A delivered order between these two. */
async function deliveredTo(seller: TestUser, buyer: TestUser, price: number): Promise<Sale> {
  const listing_id = await list(market, seller, { price });
  const body = await orderBody(market, buyer, listing_id);
  const sale = {
    seller,
    buyer,
    listing_id,
    order: await must(market.as(buyer).post("/orders", body)),
  };
  await pay(market, sale);
  await carrierSays(market, sale, "delivered");
  return sale;
}

async function requestReturn(sale: Sale): Promise<string> {
  return (await must(step(market, sale.buyer, sale, "return-request", DAMAGED))).status;
}

const setShippingFee = ({ order }: Sale, fee: number) =>
  market.database.admin`
    update public.orders set shipping_fee = ${fee} where id = ${order.id}`;

test("item and shipping together decide whether a return is approved at once", async () => {
  const cheap = await deliveredSale(market, { price: 41_000 });
  expect(await requestReturn(cheap)).toBe("RETURN_APPROVED");
  expect(await requestReturn(await deliveredSale(market, { price: 41_001 }))).toBe(
    "RETURN_REQUESTED",
  );
});

test("a buyer gets three returns approved at once in thirty days, then the seller decides", async () => {
  const buyer = await market.user();
  const statuses: string[] = [];
  for (let at = 0; at < 4; at++) {
    statuses.push(await requestReturn(await deliveredTo(await market.user(), buyer, 20_000)));
  }
  expect(statuses).toEqual([...Array(3).fill("RETURN_APPROVED"), "RETURN_REQUESTED"]);
  await market.time.advance(31 * DAY);
  expect(await requestReturn(await deliveredTo(await market.user(), buyer, 20_000)))
    .toBe("RETURN_APPROVED");
});

test("a seller's returns are approved at once three times in thirty days, whoever buys", async () => {
  const seller = await market.user();
  const statuses: string[] = [];
  for (let at = 0; at < 4; at++) {
    statuses.push(await requestReturn(await deliveredTo(seller, await market.user(), 20_000)));
  }
  expect(statuses).toEqual([...Array(3).fill("RETURN_APPROVED"), "RETURN_REQUESTED"]);
});

test("of five concurrent requests of one buyer three are approved at once", async () => {
  const buyer = await market.user();
  const sales: Sale[] = [];
  for (let at = 0; at < 5; at++) {
    sales.push(await deliveredTo(await market.user(), buyer, 20_000));
  }
  const statuses = await Promise.all(sales.map(requestReturn));
  expect(statuses.filter((status) => status === "RETURN_APPROVED")).toHaveLength(3);
});

test("a return label that costs more than the item is rejected, and nothing is booked", async () => {
  const sale = await deliveredSale(market, { price: 8_000 });
  await requestReturn(sale);
  const label = () => step(market, sale.buyer, sale, "return-label");
  const { status, body } = await label();
  expect([status, body.error.message]).toEqual([409, expect.stringContaining("Rp8,000")]);
  expect(await shipmentOf(market, sale, "return")).toBeUndefined();
  await market.runDue();
  expect((await booksOf(market, sale))["claims"]).toBeUndefined();
});

test("a return label that turns out dearer than the item is cancelled and costs nothing", async () => {
  const sale = await deliveredSale(market, { price: 8_000 });
  await requestReturn(sale);
  await setShippingFee(sale, 7_000);
  const answer = await step(market, sale.buyer, sale, "return-label");
  await setShippingFee(sale, 9_000);
  expect(answer.status).toBe(409);
  await market.runDue();
  expect((await shipmentOf(market, sale, "return")).cancelled_at).not.toBeNull();
  expect((await booksOf(market, sale))["claims"]).toBeUndefined();
});

test("a return that no carrier scanned moves no money: staff get a case and decide", async () => {
  const sale = await returnApprovedSale(market);
  const before = await booksOf(market, sale);
  const order = await must(step(market, sale.seller, sale, "return-received"));
  expect(order.status).toBe("RETURN_APPROVED");
  expect(await casesOf(market, sale)).toEqual(["return_unscanned"]);
  expect(await booksOf(market, sale)).toEqual(before);
  const path = `/orders/${sale.order.id}/status`;
  expect((await must(market.as(sale.seller).put(path, { status: "RETURN_RECEIVED" }))).status)
    .toBe("RETURN_APPROVED");
  for (const user of [sale.buyer, sale.seller]) {
    expect(await notificationsOf(market, user)).toContain("order.return_unscanned");
  }
  await market.time.advance(8 * DAY);
  expect(await statusOf(market, sale), "it does not lapse meanwhile").toBe("RETURN_APPROVED");
  const ops = await market.staff("ops_admin");
  expect((await must(step(market, ops, sale, "return-received"))).status).toBe("REFUNDED");
  await proveMoney(market);
});

test("a return that a carrier scanned is refunded when the seller has it", async () => {
  const sale = await returnApprovedSale(market);
  await must(step(market, sale.buyer, sale, "return-label"));
  await parcelSays(market, (await shipmentOf(market, sale, "return")).shipper_order_id!, "picked");
  expect((await must(step(market, sale.seller, sale, "return-received"))).status).toBe("REFUNDED");
  expect(await casesOf(market, sale)).toEqual([]);
});

test("a pair that repeats cheap returns without a parcel gets three refunds from claims", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const claims: number[] = [];
  for (let at = 0; at < 6; at++) {
    const sale = await deliveredTo(seller, buyer, 1_000);
    if (await requestReturn(sale) === "RETURN_REQUESTED") {
      await must(step(market, seller, sale, "return-approve"));
    }
    await step(market, buyer, sale, "return-label");
    await must(step(market, seller, sale, "return-received"));
    claims.push((await booksOf(market, sale))["claims"] ?? 0);
  }
  expect(claims).toEqual([-9_000, -9_000, -9_000, 0, 0, 0]);
  await proveMoney(market);
});

test("a dear parcel for a cheap item takes nothing from claims without a carrier's scan", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  for (let at = 0; at < 3; at++) {
    const listing_id = await list(market, seller, { price: 1_000, weight_grams: 30_000 });
    const body = await orderBody(market, buyer, listing_id);
    const order = await must(market.as(buyer).post("/orders", body));
    const sale = { seller, buyer, listing_id, order };
    await pay(market, sale);
    await carrierSays(market, sale, "delivered");
    expect(await requestReturn(sale)).toBe("RETURN_REQUESTED");
    await must(step(market, seller, sale, "return-approve"));
    expect((await step(market, buyer, sale, "return-label")).status).toBe(409);
    await must(step(market, seller, sale, "return-received"));
    expect(await booksOf(market, sale)).not.toHaveProperty("claims");
  }
});
