import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { expectPages } from "../../support/pages.ts";

const market = useMarket();

const follow = (who: User, whom: User) => must(who.put(`/auth/users/${whom.id}/follow`));
const following = async (user: User) => {
  const { items, total } = await must(user.get("/listings/following"));
  return { ids: items.map(({ id }: { id: string }) => id), total };
};

test("what those whom I follow sell is listed newest first, page by page, and nothing else", async () => {
  const [fan, one, other, stranger] = await Promise.all([1, 2, 3, 4].map(() => market.user()));
  await follow(fan!, one!);
  await follow(fan!, other!);
  const made: string[] = [];
  for (const seller of [one!, other!, one!, one!, other!]) made.push(await seller.list());
  await stranger!.list();
  await expectPages(fan!, "/listings/following", made.toReversed());
  expect(await following(stranger!)).toEqual({ ids: [], total: 0 });
});

test("nothing sold, deleted, of a suspended seller or of one who is blocked is listed or counted", async () => {
  const [fan, seller] = [await market.user(), await market.user()];
  await follow(fan, seller);
  const [sold, deleted, left] = [await seller.list(), await seller.list(), await seller.list()];
  await market.sql`update public.listings set status = 'sold' where id = ${sold}`;
  await must(seller.delete(`/listings/${deleted}`));
  expect(await following(fan)).toEqual({ ids: [left], total: 1 });
  await market.setAccountStatus(seller, "suspended");
  expect(await following(fan)).toEqual({ ids: [], total: 0 });
  await market.setAccountStatus(seller, "active");
  await must(seller.put(`/auth/users/${fan.id}/block`));
  expect(await following(fan)).toEqual({ ids: [], total: 0 });
});
