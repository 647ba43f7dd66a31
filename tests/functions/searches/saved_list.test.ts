import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { save } from "../../support/searches.ts";

const market = useMarket();

test("only their user lists saved searches, newest first", async () => {
  const [person, other] = [await market.user(), await market.user()];
  const first = await save(market, person, { q: "batik" });
  const second = await save(market, person, { brand: ["Zara"] }, { notify: "off" });
  await save(market, other, { q: "kebaya" });
  const { status, body } = await market.as(person).get("/searches/saved?limit=10");
  expect([status, body.data]).toMatchObject([200, {
    items: [{ id: second, notify: "off" }, { id: first, filters: { q: "batik" } }],
    total: 2,
    limit: 10,
    offset: 0,
  }]);
  const rest = await market.as(person).get("/searches/saved?limit=1&offset=1");
  expect(rest.body.data.items).toMatchObject([{ id: first }]);
});
