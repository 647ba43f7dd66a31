import { base64url } from "jose";
import type { BenchMarket } from "./market.ts";
import { byHttp, compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { addSales, addUser } from "./users.ts";
import { fill } from "../local/seed/fill.ts";
import type { Arguments, OperationName } from "../shared/db/operations.ts";

const CONCURRENCY = 8;
const ROUNDS = 3;

export interface Sized {
  size: number;
  path: string;
  http: Figure;
  bare: Figure;
}

/** Measures every path whose name includes `only` at each number of listings. */
export async function discovery(
  market: BenchMarket,
  seconds: number,
  sizes: readonly number[],
  only = "",
): Promise<{ pages: Sized[]; fills: Record<string, number> }> {
  const user = await addUser(market);
  const headers = await market.headers(user);
  const pages: Sized[] = [];
  const fills: Record<string, number> = {};
  for (const size of sizes) {
    fills[size] = await fillUpTo(market, size);
    await measureSome(market, user);
    const paths = pathsOf(await inputsOf(market, user)).filter(({ name }) => name.includes(only));
    for (const path of paths) {
      pages.push({ size, path: path.name, ...await measure(market, path, headers, seconds) });
      console.log(line(pages.at(-1)!));
    }
  }
  return { pages, fills };
}

async function measure(
  { url, clients }: BenchMarket,
  path: Path,
  headers: Record<string, string>,
  seconds: number,
): Promise<{ http: Figure; bare: Figure }> {
  const bySql = async () => {
    const answer = await clients.anon.call(path.operation, path.args);
    if (JSON.stringify(answer).length < path.least) {
      throw new Error(`${path.name}: the page is empty.`);
    }
  };
  const plan = { concurrency: CONCURRENCY, seconds, rounds: ROUNDS };
  const [bare, http] = await compare([
    here("same SQL", bySql),
    byHttp(path.name, { url: url + path.url, headers }),
  ], plan);
  return { bare: bare!, http: http! };
}

export async function fillUpTo(market: BenchMarket, size: number): Promise<number> {
  const [row] = await market.admin`select count(*)::int as count from public.listings`;
  const began = performance.now();
  console.log(`\nFilling the market up to ${size.toLocaleString("en")} listings`);
  await fill({ databaseUrl: market.ownerUrl, listings: size - row!["count"] });
  await addSales(market, 2_000);
  return Math.round((performance.now() - began) / 1000);
}

/** Every fourth dress and top has measurements; the user has sizes in three categories. */
async function measureSome({ admin }: BenchMarket, user: string): Promise<void> {
  await admin`
    update public.listings
    set measurements = jsonb_build_object('chest', 80 + number % 30, 'length', 60 + number % 50)
    where product_category in ('Dress', 'Atasan') and number % 4 = 0 and measurements is null`;
  await admin`
    insert into private.fits (user_id, product_category, size, measurements)
    values (${user}, 'Dress', 'M', '{"chest": 92, "length": 100}'),
      (${user}, 'Atasan', 'M', '{"chest": 92}'), (${user}, 'Sepatu', '38', null)
    on conflict do nothing`;
  await admin`vacuum (analyze) private.listing_search`;
}

async function inputsOf({ admin }: BenchMarket, user: string) {
  const [seller] = await admin`
    select seller_id as id from public.listings group by seller_id order by count(*) desc limit 1`;
  const [last] = await admin`
    select offsets.skipped, listings.id, (extract(epoch from listings.created_at) * 1000000)::float8 as key
    from (select (count(*) * 0.9)::int as skipped from public.listings where is_visible) as offsets,
      lateral (select * from public.listings where is_visible order by created_at desc, id desc
               limit 1 offset offsets.skipped - 1) as listings`;
  const { skipped, id, key } = last!;
  const cursor = cursorOf(key, id);
  return {
    fit: (await admin`
      select jsonb_object_agg(product_category, private.fit_record(fits)) as fit
      from private.fits where user_id = ${user}`)[0]!["fit"],
    seller: seller!["id"],
    deep: { offset: skipped, cursor, after_key: key, after_id: id },
  };
}

/** Of the newest listings, after this one. */
export function cursorOf(key: number, id: string): string {
  return base64url.encode(JSON.stringify(["newest", null, null, key, id]));
}

export function line({ size, path, http, bare }: Sized): string {
  const cells = [
    http.perSecond.toFixed(0).padStart(7),
    http.p50.toFixed(1).padStart(8),
    http.p99.toFixed(1).padStart(8),
    bare.perSecond.toFixed(0).padStart(7),
    (http.perSecond / bare.perSecond).toFixed(2).padStart(6),
  ];
  return `${size.toLocaleString("en").padStart(9)}  ${path.padEnd(32)} ${cells.join(" ")}`;
}

export interface Path {
  name: string;
  url: string;
  operation: OperationName;
  args: Arguments<OperationName>;
  /** Characters of an answer that has something in it. */
  least: number;
}

export const path = <V extends OperationName>(
  name: string,
  url: string,
  operation: V,
  args: Arguments<V>,
  least = 500,
): Path => ({
  name,
  url,
  operation,
  args: args as Arguments<OperationName>,
  least,
});

export const browsePath = (
  name: string,
  query: string,
  args: Record<string, unknown>,
) =>
  path(name, `/listings?limit=50${query}`, "api.listings_browse", {
    sort_by: "newest",
    gender: null,
    product_category: null,
    limit: 50,
    offset: 0,
    ...args,
  });

export const searchPath = (
  name: string,
  query: string,
  q: string | null,
  filters: Record<string, string | string[] | Fit>,
  { sort_by = "relevance", facets = false }: { sort_by?: string; facets?: boolean } = {},
) =>
  path(name, `/search?${query}`, "api.search_listings", {
    q,
    filters,
    sort_by,
    limit: 24,
    offset: 0,
    facets,
  });

const suggest = (name: string, q: string) =>
  path(name, `/search/suggest?q=${encodeURIComponent(q)}`, "api.search_suggest", { q }, 30);

/** As GET /auth/me/fit answers it. */
type Fit = Record<string, { size: string | null; tolerance_cm: number }>;

interface PathInputs {
  /** What fits the user. */
  fit: Fit;
  /** The seller with most listings. */
  seller: string;
  /** At 90 % of the list by newest. */
  deep: { offset: number; cursor: string; after_key: number; after_id: string };
}

export const pathsOf = ({ fit, seller, deep }: PathInputs): Path[] => [
  browsePath("GET /listings", "", {}),
  browsePath("by category and price", "&product_category=Dress&sortBy=lowest_price", {
    product_category: "Dress",
    sort_by: "lowest_price",
  }),
  browsePath("nine tenths down, by offset", `&offset=${deep.offset}`, { offset: deep.offset }),
  browsePath("the same page, by cursor", `&cursor=${deep.cursor}`, {
    after_key: deep.after_key,
    after_id: deep.after_id,
  }),
  path("GET /listings/boosted", "/listings/boosted", "api.listings_boosted", {
    limit: 24,
    offset: 0,
  }),
  path("GET /listings/user/:userId", `/listings/user/${seller}`, "api.listings_user", {
    user_id: seller,
    limit: 20,
    offset: 0,
  }),
  searchPath("GET /search, word of every one", "q=bahan", "bahan", {}),
  searchPath("word of every 3rd", "q=preloved", "preloved", {}),
  searchPath("word of every 6th", "q=dress", "dress", {}),
  searchPath("rare word", "q=lululemon", "lululemon", {}),
  searchPath("vibe_tag of every 4th", "vibe_tag=vintage", null, { vibe_tag: "vintage" }, {
    sort_by: "newest",
  }),
  searchPath("rare vibe_tag", "vibe_tag=gorpcore", null, { vibe_tag: "gorpcore" }, {
    sort_by: "newest",
  }),
  searchPath("typo", "q=lululemno", "lululemno", {}),
  searchPath("brand and two conditions", "brand=uniqlo&condition=good&condition=new", null, {
    brand: ["uniqlo"],
    condition: ["good", "new"],
  }, { sort_by: "newest" }),
  searchPath("word, facets", "q=dress&facets=true", "dress", {}, { facets: true }),
  searchPath(
    "word and brand, facets",
    "q=dress&brand=uniqlo&facets=true",
    "dress",
    { brand: ["uniqlo"] },
    { facets: true },
  ),
  searchPath("fits me", "fits_me=true", null, { fit }, { sort_by: "newest" }),
  searchPath(
    "fits me, lowest price",
    "fits_me=true&sortBy=lowest_price",
    null,
    { fit },
    { sort_by: "lowest_price" },
  ),
  searchPath("fits me, word", "fits_me=true&q=batik", "batik", { fit }),
  suggest("GET /search/suggest, a letter", "d"),
  suggest("suggest, letters of a brand", "uniq"),
  suggest("suggest, a second word", "dress ba"),
  path("GET /feed/recently-sold", "/feed/recently-sold", "api.feed_recently_sold", { limit: 20 }),
];
