import { expect, test } from "vitest";
import { atOnce, RACING, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { fill } from "../../../local/seed/fill.ts";

const market = useMarket(RACING);
const ops = setUp(() => market.staff("ops_admin"));

const check = async () => (await ops.get("/admin/discovery")).body.data;
const setStatus = (person: User, status: string) => market.setAccountStatus(person, status);

test("concurrent creations, purchases, updates, deletions, likes and suspensions leave every total exact", async () => {
  const sellers = await atOnce(6, () => market.user());
  const buyer = await market.user();
  const ids = await Promise.all(
    sellers.flatMap((seller) => Array.from({ length: 4 }, () => seller.list())),
  );
  const bodies = await Promise.all(sellers.map((_, index) => buyer.orderBody(ids[index * 4]!)));
  await Promise.all(sellers.flatMap((seller, index) => {
    const [, changed, deleted, liked] = ids.slice(index * 4);
    return [
      buyer.post("/orders", bodies[index]!),
      seller.patch(`/listings/${changed}`, { gender: "male", product_category: "Tas" }),
      seller.delete(`/listings/${deleted}`),
      buyer.post(`/listings/${liked}/like`),
      index % 2
        ? setStatus(seller, index % 3 ? "suspended" : "banned")
        : seller.list({ gender: "unisex" }),
    ] as Promise<unknown>[];
  }));
  expect(await check()).toMatchObject({ exact: true, differences: [] });
  await Promise.all(sellers.map((seller) => setStatus(seller, "active")));
  await market.time.advance(2 * 3600);
  const data = await check();
  const { total } = (await buyer.get("/listings")).body;
  expect(data).toMatchObject({ exact: true, visible: total });
});

test("a thousand listings of a seller are hidden in one statement, and shown again in one", async () => {
  await fill({
    databaseUrl: market.database.url("postgres"),
    listings: 1_000,
    onProgress: () => {},
  });
  const seller = await market.user();
  await market.sql`update public.listings set seller_id = ${seller.id} where number <= 0`;
  const { total } = (await ops.get("/listings")).body;
  await setStatus(seller, "suspended");
  const hidden = (await ops.get("/listings")).body;
  expect([hidden.total, (await ops.get("/search?q=preloved")).body.total]).toEqual([
    total - 1_000,
    0,
  ]);
  expect(await check()).toMatchObject({ exact: true });
  await setStatus(seller, "active");
  expect((await ops.get("/listings")).body.total).toBe(total);
  expect(await check()).toMatchObject({ exact: true });
});

test("a wrong total is found and named", async () => {
  await (await market.user()).list({ product_category: "Tas", gender: "male" });
  const [stripe] = await market.sql`
    update public.listing_counts set visible = visible + 2
    where stripe = (select max(stripe) from public.listing_counts where product_category = 'Tas' and gender = 'male')
    returning stripe`;
  const { exact, differences } = await check();
  expect([exact, differences.length, differences[0].what]).toEqual([
    false,
    1,
    "listing_counts Tas male",
  ]);
  expect(differences[0].kept - differences[0].counted).toBe(2);
  await market.sql`update public.listing_counts set visible = visible - 2 where stripe = ${
    stripe!["stripe"]
  }`;
});
