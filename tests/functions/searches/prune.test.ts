import { expect, test } from "vitest";
import { completedSale, must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";
import { save, toldOf } from "../../support/searches.ts";

const market = useMarket();

const alertOf = (id: string) =>
  market.database.admin`
    select from private.search_alerts as alerts join public.listings on listings.number = alerts.listing_number
    where listings.id = ${id}`;

test("what was told of listings that are gone for good is deleted within a day, and nothing is told twice", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const brand = `merek ${crypto.randomUUID()}`;
  await save(market, person, { brand: [brand] });
  const kept = await list(market, seller, { brand, price: 90_000 });
  const hidden = await list(market, seller, { brand });
  const gone = await list(market, seller, { brand });
  await market.runDue();
  const { admin } = market.database;
  await admin`update public.listings set status = 'sold' where id = ${hidden}`;
  await must(market.as(seller).delete(`/listings/${gone}`));
  const sale = await completedSale(market);
  await admin`
    insert into private.search_alerts (user_id, listing_number, due_at, is_daily, told_at)
    select ${person.id}, number, created_at, false, created_at from public.listings where id = ${sale.listing_id}`;
  await market.time.advance(2 * 86_400);
  expect(await alertOf(gone)).toEqual([]);
  expect(await alertOf(sale.listing_id), "sold").toEqual([]);
  expect(await alertOf(kept)).toHaveLength(1);
  expect(await alertOf(hidden), "an order that ends otherwise puts it on sale again").toHaveLength(
    1,
  );
  await must(market.as(seller).patch(`/listings/${kept}`, { price: 50_000 }));
  await admin`update public.listings set status = 'active' where id = ${hidden}`;
  await market.runDue();
  expect((await toldOf(market, person)).toSorted()).toEqual([kept, hidden, gone].toSorted());
});
