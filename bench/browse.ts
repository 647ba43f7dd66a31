import { Hono } from "hono";
import { listen } from "../local/gateway/listen.ts";
import { browsePath, cursorOf, fillUpTo, path, searchPath } from "./discovery.ts";
import type { Path } from "./discovery.ts";
import type { BenchMarket } from "./market.ts";
import { byHttp, compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { addUser } from "./users.ts";

const LISTINGS = 10_000;
const WORDS = 150;
const PAGE = 50;

/**
 * Equal and varied reads beside the same SQL without HTTP, in turns of one run, and a bare Hono route with the bytes of
 * a page. Only equal reads that wait at the same moment are shared. Of the varied reads, those with `only` in their names.
 */
export async function browse(
  market: BenchMarket,
  seconds: number,
  only = "",
): Promise<Figure[]> {
  const user = await addUser(market);
  await fillUpTo(market, LISTINGS);
  const headers = await market.headers(user);
  const first = browsePath("", "", {});
  const page = await fetch(market.url + first.url, { headers }).then((answer) => answer.text());
  const bareRoute = new Hono().get(
    "/listings",
    () => new Response(page, { headers: { "content-type": "application/json" } }),
  );
  const bare = await listen(0, (request) => bareRoute.fetch(request));

  const clients = { anon: market.clients.anon, reader: market.clients.reader({ id: user }) };
  const bySql = (name: string, paths: Path[], as: keyof typeof clients) => {
    let turn = 0;
    return here(`${name}: same SQL, same driver`, async () => {
      const { operation, args, least } = paths[turn++ % paths.length]!;
      const text = String(await clients[as].call(operation, args));
      if (text.length < least) throw new Error(`${name}: the answer is empty.`);
    });
  };
  const pair = (name: string, paths: Path[], as: keyof typeof clients = "anon") => [
    bySql(name, paths, as),
    byHttp(`${name}: HTTP`, { url: paths.map(({ url }) => market.url + url), headers }),
  ];

  const figures = await compare([
    ...pair("the first page, 8 clients", [first]),
    byHttp("bare Hono route, same bytes, no SQL", { url: `${bare.url}/listings`, headers }),
  ], { concurrency: 8, seconds, rounds: 5 });
  await bare.close(500);
  for (const [name, paths] of Object.entries(await publicReads(market))) {
    if (!name.includes(only)) continue;
    const variants = [...pair(`one ${name}`, paths.slice(0, 1)), ...pair(`any ${name}`, paths)];
    figures.push(...await compare(variants, { concurrency: 32, seconds, rounds: 3 }));
  }
  if (!"item".includes(only)) return figures;
  const items = await itemsOf(market);
  figures.push(
    ...await compare(pair("any item", items, "reader"), { concurrency: 32, seconds, rounds: 3 }),
  );
  return figures;
}

/** By what varies. The first of each is the equal read. */
async function publicReads({ admin }: BenchMarket): Promise<Record<string, Path[]>> {
  const [total] = await admin`select count(*)::int as all from public.listings where is_visible`;
  const lasts = await admin<{ id: string; key: number }[]>`
    select id, (extract(epoch from created_at) * 1000000)::float8 as key
    from (select *, row_number() over (order by created_at desc, id desc) as place
          from public.listings where is_visible) as listings
    where place % ${PAGE} = 0 and place < ${total!["all"]} order by place`;
  const categories = await admin<{ name: string; size: number }[]>`
    select product_category as name, count(*)::int as size from public.listings where is_visible
    group by product_category order by product_category`;
  const words = await admin<{ word: string }[]>`
    select word from private.search_words where word ~ '^[a-z]{3,}$' order by word limit ${WORDS}`;
  return {
    "page by offset": offsets(total!["all"]).map((offset) =>
      browsePath("", `&offset=${offset}`, { offset })
    ),
    "page by cursor": lasts.map(({ id, key }) =>
      browsePath("", `&cursor=${cursorOf(key, id)}`, { after_key: key, after_id: id })
    ),
    "category page by price": categories.flatMap(({ name, size }) =>
      offsets(size).map((offset) =>
        browsePath("", `&product_category=${name}&sortBy=lowest_price&offset=${offset}`, {
          product_category: name,
          sort_by: "lowest_price",
          offset,
        })
      )
    ),
    "word": words.map(({ word }) => searchPath("", `q=${word}`, word, {})),
  };
}

const offsets = (rows: number) =>
  Array.from({ length: Math.ceil(rows / PAGE) }, (_, page) => page * PAGE);

async function itemsOf({ admin }: BenchMarket): Promise<Path[]> {
  const rows = await admin<{ id: string }[]>`
    select id from public.listings where is_visible order by number limit 1000`;
  return rows.map(({ id }) => path("", `/listings/${id}`, "api.listings_get", { listing_id: id }));
}
