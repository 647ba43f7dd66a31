import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";

const market = useMarket();

const fault = (operation: string, kind = "error") => market.fault("shipping", operation, kind);

test("every rate has a price, a duration, and a quote that expires", async () => {
  const { buyer, body: { shipping_quote: _, ...body } } = await market.toOrder();
  const { rates } = (await buyer.post("/shipping/rates", body)).body.data;
  expect(rates.length).toBeGreaterThan(3);
  for (const rate of rates) {
    expect(rate.price).toBeGreaterThan(0);
    expect(rate.etd_days.max).toBeGreaterThanOrEqual(rate.etd_days.min);
    expect(rate.quote.split(".")).toHaveLength(3);
  }
});

test("a quote for ids in capitals is valid for an order", async () => {
  const { buyer, body: { shipping_quote: _, ...body } } = await market.toOrder();
  const capitals = {
    listing_id: body.listing_id.toUpperCase(),
    address_id: body.address_id.toUpperCase(),
  };
  const { rates } = (await buyer.post("/shipping/rates", capitals)).body.data;
  const order = { ...capitals, shipping_quote: rates[0].quote };
  const answer = await buyer.post("/orders", order);
  expect([answer.status, answer.body.data?.listing_id]).toEqual([201, body.listing_id]);
});

test("another's address and a sold listing get no rates", async () => {
  const sale = await market.paidSale();
  const { buyer, body } = await market.toOrder();
  const [address] = (await must(sale.buyer.get("/auth/me/addresses"))).items;
  const rates = async (listing_id: string, address_id: string) =>
    (await buyer.post("/shipping/rates", { listing_id, address_id })).status;
  expect(await rates(body.listing_id, address.id)).toBe(404);
  expect(await rates(sale.listing_id, body.address_id)).toBe(409);
});

test("an unreachable provider gives 503 with Retry-After", async () => {
  const { buyer, body: { shipping_quote: _, ...body } } = await market.toOrder();
  await fault("rates");
  const answer = await buyer.post("/shipping/rates", body);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  await fault("couriers");
  expect((await buyer.get("/shipping/couriers")).status).toBe(503);
  expect((await buyer.get("/shipping/couriers")).body.data.couriers.length).toBeGreaterThan(3);
});
