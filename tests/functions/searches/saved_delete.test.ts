import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";
import { save, toldOf } from "../../support/searches.ts";

const market = useMarket();

test("only its user deletes a saved search, once", async () => {
  const [person, other] = [await market.user(), await market.user()];
  const id = await save(market, person, { q: "batik" });
  const path = `/searches/saved/${id}`;
  expect((await market.as(other).delete(path)).status).toBe(404);
  expect((await market.as(person).delete(path)).body.data).toEqual({ id, deleted: true });
  expect((await market.as(person).delete(path)).status).toBe(404);
});

test("what was found but not yet told is not told after the search is deleted", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const id = await save(market, person, { brand: ["Eiger"] });
  await list(market, seller, { brand: "Eiger" });
  const { service } = market.services.db;
  const [row] = await market.database.admin`
    select listing_number::int as number, old_price, queued_at from private.search_alert_queue`;
  expect(await service.call("internal.match_searches", { listings: [row] as never, limit: 1 }))
    .toBe(1);
  const alerts = market.database
    .admin`select from private.search_alerts where user_id = ${person.id}`;
  expect(await alerts).toHaveLength(1);
  await market.as(person).delete(`/searches/saved/${id}`);
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([]);
});
