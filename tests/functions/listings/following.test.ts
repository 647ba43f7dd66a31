import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { expectPages } from "../../support/pages.ts";
import { list } from "../../support/sale.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

const follow = (who: TestUser, whom: TestUser) =>
  must(market.as(who).put(`/auth/users/${whom.id}/follow`));
const following = async (user: TestUser) => {
  const { items, total } = await must(market.as(user).get("/listings/following"));
  return { ids: items.map(({ id }: { id: string }) => id), total };
};

test("what those whom I follow sell is listed newest first, page by page, and nothing else", async () => {
  const [fan, one, other, stranger] = await Promise.all([1, 2, 3, 4].map(() => market.user()));
  await follow(fan!, one!);
  await follow(fan!, other!);
  const made: string[] = [];
  for (const seller of [one!, other!, one!, one!, other!]) made.push(await list(market, seller));
  await list(market, stranger!);
  await expectPages(market.as(fan!), "/listings/following", made.toReversed());
  expect(await following(stranger!)).toEqual({ ids: [], total: 0 });
});

test("nothing sold, deleted, of a suspended seller or of one who is blocked is listed or counted", async () => {
  const [fan, seller] = [await market.user(), await market.user()];
  await follow(fan, seller);
  const [sold, deleted, left] = [
    await list(market, seller),
    await list(market, seller),
    await list(market, seller),
  ];
  await market.database.admin`update public.listings set status = 'sold' where id = ${sold}`;
  await must(market.as(seller).delete(`/listings/${deleted}`));
  expect(await following(fan)).toEqual({ ids: [left], total: 1 });
  await market.setAccountStatus(seller, "suspended");
  expect(await following(fan)).toEqual({ ids: [], total: 0 });
  await market.setAccountStatus(seller, "active");
  await must(market.as(seller).put(`/auth/users/${fan.id}/block`));
  expect(await following(fan)).toEqual({ ids: [], total: 0 });
});
