import { beforeAll, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";
import { list } from "../../support/sale.ts";

const market = useMarket();
let ops: TestUser;
let [one, two]: TestUser[] = [];
let first: string[] = [];
let second: string[] = [];

/** Two sellers with three listings each. */
beforeAll(async () => {
  [ops, one, two] = [await market.staff("ops_admin"), await market.user(), await market.user()];
  for (let index = 0; index < 3; index++) {
    first.push(await list(market, one!));
    second.push(await list(market, two!));
  }
  [first, second] = [first.sort(), second.sort()];
});

const grant = (seller: TestUser, score: number, days: number) =>
  market.as(ops).post("/admin/growth/boosts", { seller_id: seller.id, score, days });
const boosted = async (query = "") => (await market.as(one!).get(`/listings/boosted${query}`)).body;
const order = async (query = ""): Promise<string[]> =>
  (await boosted(query)).listings.map(({ id }: { id: string }) => id);
const organic = () => [...first, ...second].sort();

test("without a boost the order is that of the ids, and total is the whole pool", async () => {
  expect(await boosted()).toMatchObject({ total: 6, offset: 0, limit: 24 });
  expect(await order()).toEqual(organic());
  expect([...await order("?limit=4"), ...await order("?limit=4&offset=4")]).toEqual(organic());
});

test("the highest score comes first, and equal ones by id", async () => {
  await grant(two!, 5, 1);
  expect(await order()).toEqual([...second, ...first]);
  await grant(one!, 9, 2);
  expect(await order()).toEqual([...first, ...second]);
  await grant(two!, 4, 3);
  expect(await order()).toEqual(organic());
});

test("what a boosted seller puts up later is boosted too, and what is hidden leaves the pool", async () => {
  const late = await list(market, two!);
  expect((await order()).indexOf(late)).toBe([...organic(), late].sort().indexOf(late));
  await market.as(two!).delete(`/listings/${late}`);
  expect(await boosted()).toMatchObject({ total: 6 });
});

test("when a boost is over the order is right at once, before its end has been booked, and the same after", async () => {
  const move = (seconds: number) =>
    market.database
      .admin`update local_stack.clock set offset_seconds = offset_seconds + ${seconds}`;
  // The clock alone: no scheduled run comes. 9 of one against 4 of two, whose 5 are over.
  await move(86_400 + 60);
  const unbooked = await order();
  expect(unbooked).toEqual([...first, ...second]);
  expect([...await order("?limit=2"), ...await order("?limit=50&offset=2")]).toEqual(unbooked);
  await market.settle();
  expect(await order()).toEqual(unbooked);
  await move(86_400);
  expect(await order()).toEqual([...second, ...first]);
  await market.settle();
  expect(await order()).toEqual([...second, ...first]);
  await market.time.advance(2 * 86_400);
  expect(await order()).toEqual(organic());
  const scores = await market.database
    .admin`select distinct boost_score from public.listings`;
  expect(scores).toEqual([{ boost_score: 0 }]);
});

test("boosts that begin and end while their seller puts things up leave every score right", async () => {
  const seller = await market.user();
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => [list(market, seller), grant(seller, 1 + index, 1)])
      .flat(),
  );
  const scores = await market.database
    .admin`select distinct boost_score from public.listings where seller_id = ${seller.id}`;
  expect(scores).toEqual([{ boost_score: 36 }]);
  await market.time.advance(86_400);
  expect((await market.as(ops).get("/admin/discovery")).body.data).toMatchObject({ exact: true });
});

test.each(["limit=x", "offset=-1", "limit=1&limit=2"])("%s is rejected", async (query) => {
  expect((await market.as(one!).get(`/listings/boosted?${query}`)).status).toBe(400);
});

test("a limit above the maximum is coerced, an offset beyond the end is an empty page", async () => {
  expect((await boosted("?limit=99")).limit).toBe(50);
  expect(await boosted("?offset=9999999999")).toMatchObject({ listings: [] });
});
