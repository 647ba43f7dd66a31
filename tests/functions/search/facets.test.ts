import { beforeAll, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { fill } from "../../../local/seed/fill.ts";

const market = useMarket();
let seller: User;
beforeAll(async () => {
  seller = await market.user();
  await fill({
    databaseUrl: market.database.url("postgres"),
    listings: 15_000,
    onProgress: () => {},
  });
}, 120_000);

const search = async (query: string) => (await seller.get(`/search?${query}`)).body;

/** The counts of a column among the newest ten thousand that match. */
const count = async (column: string, where: string, limit = 100) =>
  (await market.sql.unsafe(`
    select ${column} as value, count(*)::int as count
    from (
      select * from public.listings where is_visible and ${where} order by number desc limit 10000
    ) as newest
    where ${column} is not null
    group by 1 order by count desc, private.facet_key('brand', ${column}) limit ${limit}`)).map((
    { value, count },
  ) => ({ value, count }));
const sorted = (counts: { value: string; count: number }[]) =>
  counts.toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1));

test("without facets=true there are none", async () => {
  expect(await search("q=kebaya&facets=false")).not.toHaveProperty("facets");
});

test.each([
  ["q=dress", "title ilike '%dress%'"],
  ["q=bahan", "true"],
  ["", "true"],
  ["min_price=900000", "price >= 900000"],
  ["vibe_tag=vintage", "'vintage' = any (vibe_tags)"],
])("%s: counts per value are exact to the newest ten thousand", async (query, where) => {
  const { facets } = await search(`${query}&facets=true&limit=0`);
  for (const column of ["product_category", "gender", "condition", "size"]) {
    expect([column, sorted(facets[column])]).toEqual([column, sorted(await count(column, where))]);
  }
  const brands = await count("brand", where, 20);
  expect(facets.brand.map(({ count }: { count: number }) => count)).toEqual(
    brands.map(({ count }) => count),
  );
});

test("a filter limits the counts of the other fields, not those of its own", async () => {
  const { facets, total } = await search("product_category=Tas&condition=new&facets=true");
  expect(sorted(facets.condition)).toEqual(
    sorted(await count("condition", "product_category = 'Tas'")),
  );
  expect(sorted(facets.product_category)).toEqual(
    sorted(await count("product_category", "condition = 'new'")),
  );
  expect(sorted(facets.gender)).toEqual(
    sorted(await count("gender", "condition = 'new' and product_category = 'Tas'")),
  );
  expect(facets.condition.find(({ value }: { value: string }) => value === "new").count)
    .toBe(total);
});

test("spellings count as one value, written as the first had it; no match has no values", async () => {
  await seller.list({ title: "Qwerty satu", brand: "Toko Méong's", size: "EU 99" });
  await seller.list({ title: "Qwerty dua", brand: "TOKO MEONGS", size: "99" });
  expect((await search("q=qwerty&facets=true")).facets).toMatchObject({
    brand: [{ value: "Toko Méong's", count: 2 }],
    size: [{ value: "EU 99", count: 2 }],
  });
  expect((await search("brand=toko%20meongs")).total).toBe(2);
  expect((await search("q=zzzxxyyq&facets=true")).facets).toEqual({
    product_category: [],
    gender: [],
    condition: [],
    size: [],
    brand: [],
  });
});
