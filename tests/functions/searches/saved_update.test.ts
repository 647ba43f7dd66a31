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
