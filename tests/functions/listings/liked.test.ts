import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { expectPages } from "../../support/pages.ts";
import { list } from "../../support/sale.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

const like = (user: TestUser, id: string) => must(market.as(user).post(`/listings/${id}/like`));
const liked = async (user: TestUser, query = "") => {
  const { items, total, next_cursor } = await must(market.as(user).get(`/listings/liked${query}`));
  return { ids: items.map(({ id }: { id: string }) => id), total, next_cursor };
};

test("one's own likes are listed, the latest like first, and pages follow without a gap", async () => {
  const [seller, fan] = [await market.user(), await market.user()];
  const made = [await list(market, seller), await list(market, seller), await list(market, seller)];
  const order = [made[1]!, made[2]!, made[0]!];
  for (const id of order) await like(fan, id);
  await like(seller, made[0]!);
  await expectPages(market.as(fan), "/listings/liked", order.toReversed());
  expect((await liked(seller)).ids).toEqual([made[0]]);
  const { items } = await must(market.as(fan).get("/listings/liked"));
  expect(items[0]).toEqual((await market.as(fan).get("/listings")).body.listings
    .find(({ id }: { id: string }) => id === made[0]));
});

test("likes of the same instant are all listed across pages", async () => {
  const [seller, fan] = [await market.user(), await market.user()];
  const made = await Promise.all(Array.from({ length: 5 }, () => list(market, seller)));
  await market.database.admin`
    insert into public.likes (user_id, listing_id, created_at)
    select ${fan.id}, unnest(${made}::uuid[]), '2026-01-01'`;
  const found: string[] = [];
  for (let query = "?limit=2"; query;) {
    const { ids, next_cursor } = await liked(fan, query);
    found.push(...ids);
    query = next_cursor ? `?limit=2&cursor=${next_cursor}` : "";
  }
  expect(found.toSorted()).toEqual(made.toSorted());
});

test("a sold listing stays; one that was removed, deleted or is no longer liked is neither listed nor counted", async () => {
  const [seller, fan] = [await market.user(), await market.user()];
  const ids = await Promise.all(Array.from({ length: 4 }, () => list(market, seller)));
  const [sold, removed, deleted, unliked] = ids as [string, string, string, string];
  for (const id of ids) await like(fan, id);
  await like(seller, removed);
  await market.database.admin`update public.listings set status = 'sold' where id = ${sold}`;
  await market.database.admin`update public.listings set status = 'removed' where id = ${removed}`;
  await must(market.as(seller).delete(`/listings/${deleted}`));
  await must(market.as(fan).delete(`/listings/${unliked}/like`));
  expect(await liked(fan)).toMatchObject({ ids: [sold], total: 1 });
  expect(await liked(seller)).toMatchObject({ ids: [removed], total: 1 });
});

test("a suspended user still reads the likes", async () => {
  const [seller, fan] = [await market.user(), await market.user()];
  const id = await list(market, seller);
  await like(fan, id);
  await market.setAccountStatus(fan, "suspended");
  expect((await liked(fan)).ids).toEqual([id]);
});
