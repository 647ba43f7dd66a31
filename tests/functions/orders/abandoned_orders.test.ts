import { expect, test } from "vitest";
import { errorOf, must, useMarket } from "../../support/market.ts";

const market = useMarket();

test("who orders and cancels, or does not pay, again and again waits a day: of one listing after three, of one seller after ten", async () => {
  await market.setting("unpaid_orders_max", 5);
  const [seller, buyer] = [await market.user(), await market.user()];
  await buyer.fund(10_000_000);
  const order = async (listing: string) =>
    buyer.post("/orders", { ...await buyer.orderBody(listing), use_wallet: true });
  const orderAndCancel = async (listing: string) => {
    const { id } = await must(order(listing));
    await must(buyer.put(`/orders/${id}/cancel`));
  };
  const listing = await seller.list();
  const twelve = [];
  for (let count = 0; count < 12; count++) {
    const answer = await order(listing);
    twelve.push(answer.status);
    if (answer.status === 201) await must(buyer.put(`/orders/${answer.body.data.id}/cancel`));
  }
  expect(twelve).toEqual([201, 201, 201, ...Array(9).fill(409)]);
  expect(await errorOf(order(listing))).toBe("409 listing_ordered_too_often");
  const preview = buyer.post("/orders/preview", await buyer.orderBody(listing));
  expect(await errorOf(preview)).toBe("409 listing_ordered_too_often");
  for (let count = 3; count < 10; count++) await orderAndCancel(await seller.list());
  expect(await errorOf(order(await seller.list()))).toBe("409 seller_ordered_too_often");
  expect(
    (await market.sql`
    select from private.emails where user_id = ${seller.id}`).length,
  ).toBeLessThanOrEqual(20);
  // Others, and other sellers, are not concerned.
  await must(order(await (await market.user()).list()));
  const other = await market.user();
  await must(other.post("/orders", await other.orderBody(listing)));
  await market.time.advance(86_401);
  await market.runDue();
  await orderAndCancel(listing);
});

test("unpaid orders that expire count, those that the seller cancels do not", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  await market.setting("abandoned_per_listing_max", 2);
  const [listing, other] = [await seller.list(), await seller.list()];
  for (let count = 0; count < 2; count++) {
    await must(buyer.post("/orders", await buyer.orderBody(listing)));
    await market.time.advance(3_700);
    await market.runDue();
    const { id } = await must(buyer.post("/orders", await buyer.orderBody(other)));
    await must(seller.put(`/orders/${id}/cancel`));
    await must(seller.post(`/listings/${other}/relist`));
  }
  expect(await errorOf(buyer.post("/orders", await buyer.orderBody(listing))))
    .toBe("409 listing_ordered_too_often");
  await must(buyer.post("/orders", await buyer.orderBody(other)));
  await market.setting("abandoned_per_listing_max", 3);
});

test("orders that got no invoice do not count: the payment provider was down", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  await buyer.fund(20_000);
  const listing = await seller.list();
  const order = async () =>
    buyer.post("/orders", { ...await buyer.orderBody(listing), use_wallet: true });
  await market.fault("payment", "create_invoice", "refuse", 3);
  for (let count = 0; count < 3; count++) expect((await order()).status).toBe(503);
  expect((await must(order())).status).toBe("AWAITING_PAYMENT");
});
