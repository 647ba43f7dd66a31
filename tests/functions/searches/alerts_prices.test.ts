import { beforeEach, expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";
import { save, toldOf } from "../../support/searches.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();
let seller: TestUser;
let person: TestUser;
let brand: string;

beforeEach(async () => {
  [seller, person] = [await market.user(), await market.user()];
  brand = `merek ${crypto.randomUUID()}`;
});

const change = (id: string, changes: unknown) =>
  must(market.as(seller).patch(`/listings/${id}`, changes));

test("what came up, and became cheaper before the next run, is told by each change alone", async () => {
  const [between, early] = [await market.user(), await market.user()];
  await save(market, early, { brand: [brand] });
  const id = await list(market, seller, { brand, price: 300_000 });
  await save(market, person, { brand: [brand] });
  await save(market, between, { brand: [brand], max_price: 200_000 });
  await change(id, { price: 200_000 });
  await market.runDue();
  expect(await toldOf(market, person), "it was for sale when the search was saved").toEqual([]);
  expect(await toldOf(market, between)).toEqual([id]);
  expect(await toldOf(market, early)).toEqual([id]);
});

test("of prices that fall twice before the next run, a search that the first one fits is not told", async () => {
  const late = await market.user();
  const id = await list(market, seller, { brand, price: 300_000 });
  await market.runDue();
  await save(market, person, { brand: [brand], max_price: 200_000 });
  await change(id, { price: 250_000 });
  await save(market, late, { brand: [brand], max_price: 260_000 });
  await change(id, { price: 200_000 });
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([id]);
  expect(await toldOf(market, late)).toEqual([]);
});

test("a price that goes up and down waits once, and is told once", async () => {
  await save(market, person, { brand: [brand], max_price: 200_000 });
  const id = await list(market, seller, { brand, price: 300_000 });
  for (let n = 0; n < 6; n++) {
    await change(id, { price: 190_000 });
    await change(id, { price: 300_000 });
  }
  await change(id, { price: 190_000 });
  expect(
    await market.database.admin`
      select from private.search_alert_queue as queue join public.listings on listings.number = queue.listing_number
      where listings.id = ${id}`,
  ).toHaveLength(2);
  await market.runDue();
  await change(id, { price: 300_000 });
  await change(id, { price: 180_000 });
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([id]);
});
