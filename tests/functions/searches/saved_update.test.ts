import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";
import { save, toldOf } from "../../support/searches.ts";

const market = useMarket();

test("a change replaces the filters as a whole, and alerts follow it", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const id = await save(market, person, { q: "kebaya", gender: "male" });
  const path = `/searches/saved/${id}`;
  const { status, body } = await market.as(person).patch(path, {
    name: "Baru",
    filters: { brand: ["uniqlo"] },
  });
  expect([status, body.data]).toMatchObject([200, {
    id,
    name: "Baru",
    filters: { brand: ["uniqlo"] },
    notify: "instantly",
  }]);
  expect(body.data.filters).toEqual({ brand: ["uniqlo"] });
  await list(market, seller, { title: "Kebaya", gender: "male", brand: "Zara" });
  const fits = await list(market, seller, { brand: "UNIQLO" });
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([fits]);
});

test("a search that is switched off tells nothing until it is on again", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const id = await save(market, person, { brand: ["Eiger"] });
  const change = (notify: string) => market.as(person).patch(`/searches/saved/${id}`, { notify });
  await change("off");
  await list(market, seller, { brand: "Eiger" });
  await market.runDue();
  await change("instantly");
  const later = await list(market, seller, { brand: "Eiger" });
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([later]);
});

test("what came up before a search was switched on, or had its filters, is not told; a new name changes nothing", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const brands = Array.from({ length: 3 }, () => `merek ${crypto.randomUUID()}`);
  const [on, changed, named] = await Promise.all([
    save(market, person, { brand: [brands[0]] }, { notify: "off" }),
    save(market, person, { brand: ["lain"] }),
    save(market, person, { brand: [brands[2]] }),
  ]);
  const ids = await Promise.all(brands.map((brand) => list(market, seller, { brand })));
  const change = (id: string, changes: unknown) =>
    market.as(person).patch(`/searches/saved/${id}`, changes);
  await change(on, { notify: "instantly" });
  await change(changed, { filters: { brand: [brands[1]] } });
  await change(named, { name: "Baru", filters: { brand: [brands[2]] }, notify: "instantly" });
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([ids[2]]);
});

test("whatever is changed and however often, a listing is told once", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const brand = `merek ${crypto.randomUUID()}`;
  const id = await save(market, person, { brand: [brand] });
  const listing = await list(market, seller, { brand, price: 100_000 });
  await market.runDue();
  const changes = [
    { notify: "off" },
    { notify: "daily" },
    { filters: { brand: [brand], max_price: 99_000 } },
    { name: "Lain", notify: "instantly" },
  ];
  for (const [n, each] of changes.entries()) {
    await market.as(person).patch(`/searches/saved/${id}`, each);
    await market.as(seller).patch(`/listings/${listing}`, { price: 90_000 - n * 1000 });
    await market.runDue();
  }
  await market.as(person).delete(`/searches/saved/${id}`);
  await save(market, person, { brand: [brand] });
  await market.as(seller).patch(`/listings/${listing}`, { price: 50_000 });
  await market.time.advance(2 * 86_400);
  expect(await toldOf(market, person)).toEqual([listing]);
});

test("a change to what everything matches is rejected and changes nothing", async () => {
  const person = await market.user();
  const id = await save(market, person, { q: "batik" });
  const answer = await market.as(person).patch(`/searches/saved/${id}`, { filters: {} });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { reason: "search_matches_everything" } },
  });
  const { body } = await market.as(person).get("/searches/saved");
  expect(body.data.items).toMatchObject([{ id, filters: { q: "batik" } }]);
});

test("nobody else changes a saved search", async () => {
  const [person, other] = [await market.user(), await market.user()];
  const id = await save(market, person, { q: "batik" });
  expect(await market.as(other).patch(`/searches/saved/${id}`, { notify: "off" })).toMatchObject({
    status: 404,
    body: { error: { reason: "saved_search_not_found" } },
  });
});
