/** A copy of everything about oneself: complete, and about nobody else. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { completedSale, must } from "../../support/life.ts";
import { withLimits } from "../../support/limits.ts";
import { openMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";
import { ADDRESS } from "../../support/people.ts";
import { list } from "../../support/sale.ts";

let market: Market;
beforeAll(async () => void (market = await openMarket()));
afterAll(() => market.close());

test("it holds the profile, addresses, orders, money, listings, reviews and notifications of whoever asks", async () => {
  const sale = await completedSale(market);
  await must(market.as(sale.buyer).post("/reviews", { order_id: sale.order.id, rating: 5 }));
  const gone = await list(market, sale.seller);
  await must(market.as(sale.seller).delete(`/listings/${gone}`));
  const data = await must(market.as(sale.seller).get("/auth/me/export"));
  expect(data).toMatchObject({
    profile: { id: sale.seller.id, email: sale.seller.email, addresses: [{ city: "Bandung" }] },
    orders: { as_buyer: [], as_seller: [{ id: sale.order.id }], total_as_seller: 1 },
    wallet: { balance: { available: 150_000 }, transactions: [{ type: "sale_proceeds" }] },
    reviews_received: [{ rating: 5 }],
  });
  expect(data.listings.map(({ id }: { id: string }) => id)).toEqual([gone, sale.listing_id]);
  expect(data.listings[0].deleted_at).toEqual(expect.any(String));
  expect(data.notifications.length).toBeGreaterThan(3);
  expect(data.days_active).toHaveLength(1);
  const bought = await must(market.as(sale.buyer).get("/auth/me/export"));
  expect(bought).toMatchObject({
    orders: { as_buyer: [{ id: sale.order.id }] },
    reviews_written: [{ order_id: sale.order.id, rating: 5 }],
  });
});

test("it says of the other side no more than the order shows every day", async () => {
  const street = "Jl. Rahasia No. 99";
  const sale = await completedSale(market);
  await market.database.admin`
    update private.order_addresses set street = ${street} where order_id = ${sale.order.id} and party = 'buyer'`;
  const { text } = await market.as(sale.seller).get("/auth/me/export");
  expect(text).not.toContain(street);
  expect(text).not.toContain(sale.buyer.email);
  expect(text).toContain(ADDRESS.street);
});

test("the sixth copy within an hour is asked to wait", async () => {
  const client = market.as(await market.person());
  await withLimits(market, async () => {
    for (let copy = 0; copy < 5; copy++) await must(client.get("/auth/me/export"));
    expect((await client.get("/auth/me/export")).status).toBe(429);
  });
});
