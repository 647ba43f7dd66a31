import { expect, test } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";

const market = useMarket();
const deal = setUp(() => market.toOrder());

const rates = (more: Record<string, string> = {}) => {
  const { buyer, listing_id, body: { address_id } } = deal;
  return buyer.post("/shipping/rates", { listing_id, address_id, ...more });
};

test("every rate has a price, a duration, and a quote that expires", async () => {
  const { body } = await rates();
  expect(body.data.rates.length).toBeGreaterThan(3);
  for (const rate of body.data.rates) {
    expect(rate.price).toBeGreaterThan(0);
    expect(rate.etd_days.max).toBeGreaterThanOrEqual(rate.etd_days.min);
    expect(rate.quote.split(".")).toHaveLength(3);
  }
});

test("another's address and a sold listing get no rates", async () => {
  const sale = await market.paidSale();
  const [address] = (await must(sale.buyer.get("/auth/me/addresses"))).items;
  expect((await rates({ address_id: address.id })).status).toBe(404);
  expect((await rates({ listing_id: sale.listing_id })).status).toBe(409);
});

test("an unreachable provider gives 503 with Retry-After", async () => {
  await market.fault("shipping", "rates", "error");
  const answer = await rates();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  await market.fault("shipping", "couriers", "error");
  expect((await deal.buyer.get("/shipping/couriers")).status).toBe(503);
  expect((await deal.buyer.get("/shipping/couriers")).body.data.couriers.length).toBeGreaterThan(3);
});

test("a quote for ids in capitals is valid for an order", async () => {
  const { buyer, listing_id, body } = deal;
  const capitals = {
    listing_id: listing_id.toUpperCase(),
    address_id: body.address_id.toUpperCase(),
  };
  const [rate] = (await must(rates(capitals))).rates;
  const order = await must(buyer.post("/orders", { ...capitals, shipping_quote: rate.quote }));
  expect(order.listing_id).toBe(listing_id);
});
