import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fill } from "../../../local/seed/fill.ts";
import { useDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database.ts";
import { watchPlans } from "../../support/plans.ts";

const LISTINGS = 50_000;

const database = useDatabase();
let watched: ReturnType<typeof watchPlans>;
beforeAll(async () => {
  await fill({ databaseUrl: database.url("postgres"), listings: LISTINGS });
  await sellSome(database);
  await learnWords(database);
  watched = watchPlans(database);
}, 240_000);
afterAll(async () => {
  await watched.close();
});

const quoted = (text?: string) => text ? `'${text}'` : "null";
const browse = (sort: string, gender?: string, category?: string, more = "p_offset => 0") =>
  `select api.listings_browse(p_limit => 50, p_sort_by => '${sort}', p_gender => ${quoted(gender)},
    p_product_category => ${quoted(category)}, ${more})`;
const search = (q: string | null, filters: Record<string, unknown>, sort: string) =>
  `select api.search_listings(${q === null ? "null" : `'${q}'`}, '${
    JSON.stringify(filters)
  }', '${sort}', 24, 0)`;

/** Fifty-one index entries, fifty rows, their sellers, and the counters. */
const PAGE = 500;
/** Four brands and eight words, their labels, and the counters. */
const SUGGESTIONS = 100;
/** Ten thousand matches, the rest of their buckets, and a page. */
const WINDOW = 30_000;

const QUERIES: [name: string, statement: string, touched: number][] = [
  ...["newest", "lowest_price", "highest_price"].flatMap((
    sort,
  ): [string, string, number][] => [
    [`browse by ${sort}`, browse(sort), PAGE],
    [`browse a category by ${sort}`, browse(sort, undefined, "Tas"), PAGE],
    [`browse a gender by ${sort}`, browse(sort, "unisex"), 3 * PAGE],
    [`browse both by ${sort}`, browse(sort, "unisex", "Tas"), 3 * PAGE],
    [
      `search a category by ${sort}`,
      search(null, { product_category: "Sepatu", gender: "male" }, sort),
      PAGE,
    ],
  ]),
  ["boosted", "select api.listings_boosted(24, 0)", PAGE],
  ["search a common word", search("bahan", {}, "relevance"), WINDOW],
  ["search a common word in titles", search("dress", {}, "relevance"), WINDOW],
  ["search a rare word", search("lululemon", {}, "relevance"), 4_000],
  ["search a phrase", search('"bahan adem"', {}, "relevance"), WINDOW],
  ["search two words", search("jaket denim levi", {}, "relevance"), WINDOW],
  ["search without a word", search("dress -hitam", {}, "relevance"), WINDOW],
  ["search a common tag", search(null, { vibe_tag: "vintage" }, "newest"), WINDOW],
  ["search a rare tag", search(null, { vibe_tag: "gorpcore" }, "newest"), 4_000],
  ["search a typo", search("lululemno", {}, "relevance"), 4_000],
  ["search a common word by price", search("bahan", {}, "lowest_price"), WINDOW],
  ["search a narrow price", search(null, { min_price: 600_000 }, "newest"), WINDOW],
  ["search a wide price", search(null, { min_price: 20_000 }, "newest"), WINDOW],
  ["search words at a price", search("bahan", { max_price: 30_000 }, "relevance"), WINDOW],
  ["search a common brand", search(null, { brand: ["uniqlo", "h & m"] }, "newest"), WINDOW],
  ["search a rare size", search(null, { size: ["EU 38"] }, "newest"), WINDOW],
  ["search a missing brand", search(null, { brand: ["no such brand"] }, "newest"), 4_000],
  ["search a common condition", search(null, { condition: ["good", "new"] }, "newest"), WINDOW],
  [
    "search all kinds of facets",
    search(
      "bahan",
      { condition: ["good"], color: ["hitam"], size: ["M"], verified: false },
      "relevance",
    ),
    WINDOW,
  ],
  ["search unverified sellers by price", search(null, { verified: false }, "lowest_price"), WINDOW],
  [
    "search with facets",
    `select api.search_listings('bahan', '{"condition": ["good"]}', 'relevance', 24, 0, true)`,
    3 * WINDOW,
  ],
  [
    "facets of everything",
    "select api.search_listings(null, '{}', 'newest', 24, 0, true)",
    WINDOW,
  ],
  ["suggest a letter", "select api.search_suggest('d')", SUGGESTIONS],
  ["suggest a brand", "select api.search_suggest('uniq')", SUGGESTIONS],
  ["suggest a second word", "select api.search_suggest('dress ba')", SUGGESTIONS],
  ["recently sold", "select api.feed_recently_sold(20)", 100],
];

const TOUCHED = "rows and index entries touched; too many if a whole set is sorted for one page";

test.each(QUERIES)("%s", async (_name, statement, touched) => {
  const work = await watched.run(statement);
  expect(largeTables(work)).toEqual([]);
  expect(work.sorted).toBeLessThanOrEqual(WINDOW);
  expect(work.touched).toBeGreaterThan(0);
  expect(work.touched, TOUCHED).toBeLessThanOrEqual(touched);
});

/** Tables of some dozens of rows at any number of listings. */
const SMALL = ["listing_counts", "boost_periods", "clock"];
/** Others that were read as a whole. */
const largeTables = ({ wholeTables }: { wholeTables: string[] }) =>
  wholeTables.filter((table) => !SMALL.includes(table));

test("a deep page by offset reads only an index; a cursor goes on from its end at the cost of one page", async () => {
  const page = (more: string) => watched.run(browse("newest", undefined, undefined, more));
  const deep = await page("p_offset => 40000");
  expect([largeTables(deep), deep.sorted]).toEqual([[], 0]);
  const [row] = await database.admin`
    select id, (extract(epoch from created_at) * 1000000)::bigint::text as key from public.listings
    where is_visible order by created_at desc, id desc limit 1 offset 40000`;
  const { touched } = await page(
    `p_offset => 0, p_after_key => ${row!["key"]}, p_after_id => '${row!["id"]}'`,
  );
  expect(touched, TOUCHED).toBeLessThanOrEqual(PAGE);
});

test("an expired boost that is not yet recorded costs reads of its own listings, and no sort of the others", async () => {
  const { admin } = database;
  await admin`
    insert into private.boost_periods (seller_id, listing_id, score, starts_at, ends_at)
    select seller_id, id, 5, clock_timestamp() - interval '2 days', clock_timestamp() - interval '1 second'
    from public.listings order by number desc limit 20`;
  const work = await watched.run("select api.listings_boosted(24, 0)");
  expect(largeTables(work)).toEqual([]);
  expect(work.touched, TOUCHED).toBeLessThanOrEqual(2 * PAGE);
});

test("a user's listings are read and counted from an index", async () => {
  const [seller] = await database.admin`
    select seller_id as id, count(*)::int as count from public.listings group by seller_id order by count(*) desc limit 1`;
  const work = await watched.run(`select api.listings_user('${seller!["id"]}', 20, 0)`);
  expect(largeTables(work)).toEqual([]);
  expect(work.touched, TOUCHED).toBeLessThanOrEqual(seller!["count"] + PAGE);
});

test("a page of a rare gender skips the others in the index, without reading their rows", async () => {
  const { admin } = database;
  await admin`update public.listings set gender = 'male' where product_category = 'Tas' and gender = 'unisex' and number % 40 <> 0`;
  await admin`vacuum analyze public.listings`;
  for (const sort of ["newest", "lowest_price", "highest_price"]) {
    const { pages, read } = await watched.run(browse(sort, "unisex", "Tas"));
    expect(read["listings"], sort).toBeLessThanOrEqual(51);
    expect(pages, sort).toBeLessThanOrEqual(3 * PAGE);
  }
});

test("a page of search entries has forty rows, whose words are stored outside of them, also after an update", async () => {
  const { admin } = database;
  const [pages] = await admin`
    select reltuples / relpages as rows from pg_class where oid = 'private.listing_search'::regclass`;
  expect(pages!["rows"]).toBeGreaterThan(40);
  await admin`update public.listings set title = title || ' baru' where number > -50`;
  await admin`update public.listings set vibe_tags = '{vintage, "korean style"}' where number > -25`;
  await admin`update public.listings set price = price + 1000 where number > -50`;
  const [wide] = await admin`
    select count(*)::int as entries from private.listing_search
    where pg_column_toast_chunk_id(document) is null or pg_column_compression(padding) is null`;
  expect(wide!["entries"]).toBe(0);
});

test("a word of the oldest listing alone is suggested", async () => {
  const { admin } = database;
  const [oldest] = await admin`
    update public.listings set title = title || ' zirkonia', brand = 'Zirkonia'
    where number = (select min(number) from public.listings) returning number`;
  const work = await watched.run("select api.search_suggest('zirk')");
  expect(work.answer.items).toEqual([
    { kind: "brand", value: "Zirkonia" },
    { kind: "word", value: "zirkonia" },
  ]);
  expect(work.touched, TOUCHED).toBeLessThanOrEqual(SUGGESTIONS);
  expect(oldest!["number"]).toBeLessThan(0);
});

test("words and brands are found by their first letters in an index, in any collation", async () => {
  const plan = (query: string) => database.admin.unsafe(`explain ${query} limit 1`);
  const words = await plan("select word from private.listing_words where word >= 'g' order by 1");
  expect(JSON.stringify(words)).toMatch(/Index Only Scan using listing_words_pkey/);
  const brands = "private.listing_search where brand ~>=~ 'g' order by brand using ~<~";
  const found = await plan(`select from ${brands}`);
  expect(JSON.stringify(found)).toMatch(/Index Only Scan using listing_search_brands/);
});

test("similar finds nineteen of the twenty nearest, and neither it nor for you reads a whole category", async () => {
  const { admin } = database;
  const [reader] = await admin`select id from public.profiles limit 1`;
  const seen = watchPlans(database, reader!["id"]);
  let found = 0;
  const dresses = await admin`
    select listing_id as id, number from private.listing_traits
    where product_category = 'Dress' and is_visible order by md5(listing_id::text) limit 10`;
  for (const { id, number } of dresses) {
    const work = await seen.run(`select api.listings_similar('${id}', 20)`);
    expect(work.touched, TOUCHED).toBeLessThanOrEqual(12_500);
    const ids = JSON.parse(work.answer).items.map((item: { id: string }) => item.id);
    const [row] = await admin`
      select count(*) filter (where listing_id = any (${ids}) and distance <= farthest)::int as hits
      from (
        select others.listing_id, compared.distance,
          nth_value(compared.distance, 20) over (order by compared.distance
            rows between unbounded preceding and unbounded following) as farthest
        from private.listing_traits as own
        join private.listing_traits as others using (product_category, gender),
          private.listing_distance(others, own.traits, own.looks, own.price_band) as compared (distance)
        where own.number = ${number} and others.number <> own.number and others.is_visible
          and others.seller_id <> ${reader!["id"]}) as ranked`;
    found += row!["hits"];
  }
  expect(found / 200).toBeGreaterThanOrEqual(0.95);
  const feed = await seen.run("select api.feed_for_you(24)");
  expect(largeTables(feed)).toEqual([]);
  expect(feed.pages).toBeLessThanOrEqual(2_000);
  await seen.close();
});

/** Adds orders, half of which are in the feed. */
async function sellSome({ admin }: TestDatabase): Promise<void> {
  await admin`
    insert into public.orders (reference, status, listing_id, buyer_id, seller_id, item_price, shipping_fee, buyer_protection_fee,
      courier_code, courier_service_code, listing_title, listing_photo_url, weight_grams, delivered_at, completed_at)
    select 'ORD-' || number, (array['COMPLETED', 'SHIPPED', 'DELIVERED', 'READY_TO_SHIP'])[1 + abs(number) % 4]::public.order_status, id,
      (select id from public.profiles where id <> seller_id limit 1), seller_id, price, 9000, 5000, 'jne', 'reg', title, photos[1],
      weight_grams, created_at, case when number % 4 = 0 then created_at + interval '2 days' end
    from public.listings where number > -10000`;
  await admin`vacuum (analyze) public.orders`;
}

/** Adds fifty thousand words, so that the search for similar ones is not trivially small. */
async function learnWords({ admin }: TestDatabase): Promise<void> {
  await admin`
    insert into private.search_words select distinct translate(left(md5(n::text), 9), '0123456789', 'ghijklmnop')
    from generate_series(1, 50000) as n`;
  await admin`vacuum (analyze) private.search_words`;
}

test.each(["asc", "desc"])(
  "more than ten thousand that fit are by price, %s, from few bands of prices",
  async (order) => {
    const sizes = {
      Atasan: "M",
      Bawahan: "32",
      Dress: "M",
      Outerwear: "M",
      Sepatu: "38",
      Tas: "Besar",
      Aksesoris: "All size",
      Activewear: "M",
    };
    const fit = Object.fromEntries(
      Object.entries(sizes).map(([category, size]) => [category, { size, tolerance_cm: 3 }]),
    );
    const sort = order === "asc" ? "lowest_price" : "highest_price";
    const { answer, touched } = await watched.run(search(null, { fit }, sort));
    const { listings, total_is_minimum } = JSON.parse(answer);
    const expected = await database.admin`
    select id from public.listings join jsonb_each_text(${
      database.admin.json(sizes)
    }) as own (category, size)
      on product_category = own.category and listings.size = own.size
    where is_visible order by price ${database.admin.unsafe(order)}, id ${
      database.admin.unsafe(order)
    } limit 24`;
    expect(listings.map(({ id }: { id: string }) => id)).toEqual(expected.map(({ id }) => id));
    expect(total_is_minimum).toBe(true);
    expect(touched).toBeLessThan(WINDOW);
  },
);

const FOLLOWS = 10_000;
const FOLLOWED_PAGE = 20;

/** Rows that the total reads: the listings up to its maximum, and a follow for each. */
const COUNTED = 2 * 10_001;

/** Every follow, the newest listing of each, and a page of each of a page's sellers. */
const MOST_FOLLOWED = COUNTED + 2 * FOLLOWS + (FOLLOWED_PAGE + 1) ** 2 + 500;

/** Every follow, and all five listings of each, twice. */
const MOST_SKIPPED = COUNTED + 2 * 5 * FOLLOWS + 500;

describe("with 10,000 follows", () => {
  let fan: string;
  beforeAll(async () => {
    const { admin } = database;
    await admin`
      with people as (
        insert into auth.users (id, email)
        select gen_random_uuid(), n || '@many.test' from generate_series(1, ${FOLLOWS}) as n
        returning id
      )
      insert into public.profiles (id, username)
      select id, left(replace(id::text, '-', ''), 20) from people`;
    [{ id: fan }] = await admin`select id from public.profiles order by id limit 1` as unknown as [
      { id: string },
    ];
    // About five listings each.
    await withoutTriggers(`
      with sellers as (select id, row_number() over (order by id) as nth from public.profiles)
      update public.listings set seller_id = sellers.id
      from sellers where sellers.nth = 1 + abs(listings.number) % ${FOLLOWS}`);
    await admin`
      insert into private.follows (follower_id, followed_id)
      select ${fan}, id from public.profiles where id <> ${fan} limit ${FOLLOWS}`;
    await admin`vacuum (analyze) private.follows`;
    await admin`vacuum (analyze) public.profiles`;
  });

  async function withoutTriggers(statement: string): Promise<void> {
    const owner = postgres(database.url("supabase_admin"), { max: 1, onnotice: () => {} });
    await owner.unsafe(`set session_replication_role = replica; ${statement}`).simple();
    await owner.end();
    await database.admin`vacuum (analyze) public.listings`;
  }

  test("a page reads one listing of each, and more of a page's sellers only", async () => {
    const seen = watchPlans(database, fan);
    const first = await seen.run(`select api.listings_following(${FOLLOWED_PAGE}, null)`);
    const next = await seen.run(
      `select api.listings_following(${FOLLOWED_PAGE}, '${first.answer.next_cursor}')`,
    );
    const skipped = await seen.run(`select api.listings_following(${FOLLOWED_PAGE}, null, 9000)`);
    const beyond = await seen.run(`select api.listings_following(${FOLLOWED_PAGE}, null, 10000)`);
    await seen.close();
    for (const { wholeTables, touched, answer } of [first, next]) {
      expect(answer.items).toHaveLength(FOLLOWED_PAGE);
      expect(answer).toMatchObject({ total: 10_000, total_is_minimum: true });
      expect(wholeTables).not.toContain("listings");
      expect(touched).toBeLessThanOrEqual(MOST_FOLLOWED);
    }
    const shown = [...first.answer.items, ...next.answer.items].map(({ id }) => id);
    const expected = await database.admin`
    select listings.id from public.listings
    join private.follows on followed_id = seller_id and follower_id = ${fan}
    where is_visible and deleted_at is null
    order by listings.created_at desc, listings.id desc limit ${2 * FOLLOWED_PAGE}`;
    expect(shown).toEqual(expected.map(({ id }) => id));
    expect(skipped.answer.items).toHaveLength(FOLLOWED_PAGE);
    expect(skipped.touched).toBeLessThanOrEqual(MOST_SKIPPED);
    expect(skipped.wholeTables).not.toContain("listings");
    expect(beyond.answer).toMatchObject({ items: [], total: 10_000, next_cursor: null });
  });

  test("what those whom one follows have sold is not read", async () => {
    const { admin } = database;
    await withoutTriggers("update public.listings set status = 'sold' where number % 10 <> 0");
    const seen = watchPlans(database, fan);
    const { answer, touched } = await seen.run(
      `select api.listings_following(${FOLLOWED_PAGE}, null)`,
    );
    await seen.close();
    const [{ shown }] = await admin`
    select count(*)::integer as shown from public.listings
    join private.follows on followed_id = seller_id and follower_id = ${fan}
    where is_visible` as unknown as [{ shown: number }];
    expect(answer).toMatchObject({ total: shown, total_is_minimum: false });
    const most = 2 * (FOLLOWS + shown) + (FOLLOWED_PAGE + 1) ** 2 + 500;
    expect(touched).toBeLessThanOrEqual(most);
  });
});
