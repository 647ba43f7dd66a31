import { beforeAll, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();
let ops: User;
let [one, two]: User[] = [];
let first: string[] = [];
let second: string[] = [];

/** Two sellers with three listings each. */
beforeAll(async () => {
  [ops, one, two] = [await market.staff("ops_admin"), await market.user(), await market.user()];
  for (let index = 0; index < 3; index++) {
    first.push(await one!.list());
    second.push(await two!.list());
  }
  [first, second] = [first.sort(), second.sort()];
});

const grant = (seller: User, score: number, days: number) =>
  ops.post("/admin/growth/boosts", { seller_id: seller.id, score, days });
const boosted = async (query = "") => (await one!.get(`/listings/boosted${query}`)).body;
const order = async (query = ""): Promise<string[]> =>
  (await boosted(query)).listings.map(({ id }: { id: string }) => id);
const organic = () => [...first, ...second].sort();

test("without a boost, listings come in the order of their ids and total counts all of them", async () => {
  expect(await boosted()).toMatchObject({ total: 6, offset: 0, limit: 24 });
  expect(await order()).toEqual(organic());
  expect([...await order("?limit=4"), ...await order("?limit=4&offset=4")]).toEqual(organic());
});

test("the highest score comes first; equal scores come by id", async () => {
  await grant(two!, 5, 1);
  expect(await order()).toEqual([...second, ...first]);
  await grant(one!, 9, 2);
  expect(await order()).toEqual([...first, ...second]);
  await grant(two!, 4, 3);
  expect(await order()).toEqual(organic());
});

test("a later listing of a boosted seller is boosted too; a hidden listing leaves the list", async () => {
  const late = await two!.list();
  expect((await order()).indexOf(late)).toBe([...organic(), late].sort().indexOf(late));
  await two!.delete(`/listings/${late}`);
  expect(await boosted()).toMatchObject({ total: 6 });
});

test("an expired boost loses its effect at once, also before its end is recorded", async () => {
  const move = (seconds: number) =>
    market.sql`update local_stack.clock set offset_seconds = offset_seconds + ${seconds}`;
  // Only the clock moves; no scheduled run. Seller one has 9, seller two has 4 because its 5 expired.
  await move(86_400 + 60);
  const unrecorded = await order();
  expect(unrecorded).toEqual([...first, ...second]);
  expect([...await order("?limit=2"), ...await order("?limit=50&offset=2")]).toEqual(unrecorded);
  await market.runDue();
  expect(await order()).toEqual(unrecorded);
  await move(86_400);
  expect(await order()).toEqual([...second, ...first]);
  await market.runDue();
  expect(await order()).toEqual([...second, ...first]);
  await market.time.advance(2 * 86_400);
  expect(await order()).toEqual(organic());
  const scores = await market.sql`select distinct boost_score from public.listings`;
  expect(scores).toEqual([{ boost_score: 0 }]);
});

test("boosts that begin and end while their seller creates listings leave correct scores", async () => {
  const seller = await market.user();
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => [seller.list(), grant(seller, 1 + index, 1)]).flat(),
  );
  const scores = await market.sql`
    select distinct boost_score from public.listings where seller_id = ${seller.id}`;
  expect(scores).toEqual([{ boost_score: 36 }]);
  await market.time.advance(86_400);
  expect((await ops.get("/admin/discovery")).body.data).toMatchObject({ exact: true });
});
