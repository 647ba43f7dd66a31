import { beforeAll, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { fill } from "../../../local/seed/fill.ts";

/** More than a search ranks and counts. */
const SEEDED = 12_000;

const market = useMarket();
let seller: User;
beforeAll(async () => {
  seller = await market.user();
  await fill({ databaseUrl: market.database.url("postgres"), listings: SEEDED });
}, 120_000);

/** `preloved` is in about two of five descriptions and in no title. */
const search = async (query: string) => (await seller.get(`/search?${query}`)).body;
const count = async (where: string) =>
  (await market.sql.unsafe(
    `select count(*)::int as count from public.listings where is_visible and ${where}`,
  ))[0]!["count"];

test("a total above ten thousand is a minimum; a total below is exact", async () => {
  expect(await count("description ilike '%preloved%'")).toBeLessThan(10_000);
  expect(await search("q=preloved")).toMatchObject({
    total: await count("description ilike '%preloved%'"),
    total_is_minimum: false,
  });
  expect(await search("q=bahan")).toMatchObject({ total: 10_000, total_is_minimum: true });
  expect(await search("vibe_tag=vintage")).toMatchObject({
    total: await count("'vintage' = any (vibe_tags)"),
    total_is_minimum: false,
  });
  const priced = await search("min_price=60000&max_price=70000&gender=female");
  expect(priced).toMatchObject({
    total: await count("price between 60000 and 70000 and gender = 'female'"),
    total_is_minimum: false,
  });
  expect(await search("min_price=10000")).toMatchObject({ total: 10_000, total_is_minimum: true });
});

test("with an exact total, every match is on exactly one page", async () => {
  const seen: string[] = [];
  for (let offset = 0;; offset += 50) {
    const { listings, total } = await search(`q=kebaya&limit=50&offset=${offset}`);
    seen.push(...listings.map((found: { id: string }) => found.id));
    if (listings.length < 50) {
      expect([seen.length, new Set(seen).size]).toEqual([total, total]);
      break;
    }
  }
});

test("the newest match is ranked and a match in a title comes first; the oldest matches are not ranked", async () => {
  const newest = await seller.list({ description: "Sepotong bahan." });
  const titled = await seller.list({ title: "Bahan kebaya", description: "Dua meter." });
  const { listings } = await search("q=bahan");
  expect([listings[0].id, listings[1].id]).toEqual([titled, newest]);
  expect((await search("q=bahan&offset=9999&limit=5")).listings).toHaveLength(1);
  expect((await search("q=bahan&offset=10000")).listings).toEqual([]);
});

test("relevance ranks the newest ten thousand, titles first, across pages", async () => {
  const truth = await market.sql`
    select id from (
      select id, number, to_tsvector('pg_catalog.indonesian', concat_ws(' ', title, brand)) @@ query as leads
      from public.listings, websearch_to_tsquery('pg_catalog.indonesian', 'bahan or dress') as query
      where is_visible and to_tsvector('pg_catalog.indonesian', concat_ws(' ', title, brand, description)) @@ query
      order by number desc limit 10000) as newest
    order by leads desc, number desc`;
  expect(truth).toHaveLength(10_000);
  for (const offset of [0, 30, 1000, 5000, 9960]) {
    const { listings } = await search(`q=bahan%20or%20dress&limit=50&offset=${offset}`);
    expect(listings.map((found: { id: string }) => found.id)).toEqual(
      truth.slice(offset, offset + 50).map(({ id }) => id),
    );
  }
});

test("sorted by newest, the pages are in order and end with the total", async () => {
  const { listings } = await search("q=bahan&sortBy=newest&offset=9990&limit=50");
  const truth = await market.sql`
    select id from public.listings where is_visible and concat(title, ' ', description) ilike '%bahan%'
    order by number desc limit 10 offset 9990`;
  expect(listings.map((found: { id: string }) => found.id)).toEqual(truth.map(({ id }) => id));
});

test("lowest_price starts with the cheapest of all matches, not of the newest", async () => {
  for (const [sortBy, direction] of [["lowest_price", ""], ["highest_price", "desc"]]) {
    const { listings } = await search(`q=bahan&sortBy=${sortBy}&limit=5`);
    const truth = await market.sql.unsafe(
      `select id from public.listings where is_visible and description like '%bahan%'
       order by price ${direction}, id limit 5`,
    );
    expect(listings.map((found: { id: string }) => found.id)).toEqual(
      truth.map((row) => row["id"]),
    );
  }
});

/** The counts of a column among the newest ten thousand that match. */
const countsOf = async (column: string, where: string, limit = 100) =>
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
    expect([column, sorted(facets[column])]).toEqual([
      column,
      sorted(await countsOf(column, where)),
    ]);
  }
  const brands = await countsOf("brand", where, 20);
  expect(facets.brand.map(({ count }: { count: number }) => count)).toEqual(
    brands.map(({ count }) => count),
  );
});

test("a filter limits the counts of the other fields, not those of its own", async () => {
  const { facets, total } = await search("product_category=Tas&condition=new&facets=true");
  expect(sorted(facets.condition)).toEqual(
    sorted(await countsOf("condition", "product_category = 'Tas'")),
  );
  expect(sorted(facets.product_category)).toEqual(
    sorted(await countsOf("product_category", "condition = 'new'")),
  );
  expect(sorted(facets.gender)).toEqual(
    sorted(await countsOf("gender", "condition = 'new' and product_category = 'Tas'")),
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
