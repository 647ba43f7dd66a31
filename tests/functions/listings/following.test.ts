import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

const follow = (who: TestUser, whom: TestUser) =>
  must(market.as(who).put(`/auth/users/${whom.id}/follow`));
const following = async (user: TestUser, query = "") => {
  const { items, next_cursor } = await must(market.as(user).get(`/listings/following${query}`));
  return { ids: items.map(({ id }: { id: string }) => id), next_cursor };
};

test("what those whom I follow sell is listed newest first, page by page, and nothing else", async () => {
  const [fan, one, other, stranger] = await Promise.all([1, 2, 3, 4].map(() => market.user()));
  await follow(fan!, one!);
  await follow(fan!, other!);
  const made: string[] = [];
  for (const seller of [one!, other!, one!, one!, other!]) made.push(await list(market, seller));
  await list(market, stranger!);
  const found: string[] = [];
  for (let query = "?limit=2"; query;) {
    const { ids, next_cursor } = await following(fan!, query);
    found.push(...ids);
    query = next_cursor ? `?limit=2&cursor=${next_cursor}` : "";
  }
  expect(found).toEqual(made.toReversed());
  expect(await following(stranger!)).toEqual({ ids: [], next_cursor: null });
});

test("nothing sold, deleted or of a suspended seller is listed", async () => {
  const [fan, seller] = [await market.user(), await market.user()];
  await follow(fan, seller);
  const [sold, deleted, left] = [
    await list(market, seller),
    await list(market, seller),
    await list(market, seller),
  ];
  await market.database.admin`update public.listings set status = 'sold' where id = ${sold}`;
  await must(market.as(seller).delete(`/listings/${deleted}`));
  expect((await following(fan)).ids).toEqual([left]);
  await market.setAccountStatus(seller, "suspended");
  expect((await following(fan)).ids).toEqual([]);
});

test("a cursor that no page gave is a 400", async () => {
  const user = await market.user();
  expect((await market.as(user).get("/listings/following?cursor=x")).status).toBe(400);
});
