import { fillUpTo } from "./discovery.ts";
import type { BenchMarket } from "./market.ts";
import { at } from "./measure.ts";
import { addUser } from "./users.ts";

const ASKED = 60;
const PAGE = 20;

/** Listings of a kind and color in groups of about fifty whose photos look alike: of 256 signs each has 16 % of its own. */
async function addLooks({ admin }: BenchMarket): Promise<void> {
  const hash = (text: string) => `('x' || encode(sha256((${text})::bytea), 'hex'))::bit(256)`;
  await admin.unsafe(`
    update private.listing_traits as seen set looks =
      ${
    hash(
      "split_part(title, ' ', 1) || color || seen.number % (select 1 + count(*) / 35000 from private.listing_traits)",
    )
  }
      # (${hash("'a' || seen.number")} & ${hash("'b' || seen.number")} & (${
    hash("'c' || seen.number")
  } | ${hash("'d' || seen.number")} & ${hash("'e' || seen.number")}))
    from public.listings where listings.number = seen.number`);
  await admin`vacuum analyze private.listing_traits`;
}

/** How many of the nearest of all the category and gender are among the first, and how long a page takes. */
export async function similar(market: BenchMarket, sizes: readonly number[]) {
  const { admin, url } = market;
  const headers = await market.headers(await addUser(market));
  const measured: object[] = [];
  for (const size of sizes) {
    await fillUpTo(market, size);
    for (const by of ["words", "photos"] as const) {
      if (by === "photos") await addLooks(market);
      else await admin`update private.listing_traits set looks = null where looks is not null`;
      await admin`vacuum analyze private.listing_traits`;
      const listings = await admin`
        select listings.id, listings.number from public.listings tablesample bernoulli (5)
        where is_visible order by md5(id::text) limit ${ASKED}`;
      const times: number[] = [];
      const feed: number[] = [];
      let [found, near] = [0, 0];
      for (const { id, number } of listings) {
        const distances = await admin`
          select private.listing_distance(others, own.traits, own.looks, own.price_band)::int as distance
          from private.listing_traits as own
          join private.listing_traits as others
            on others.product_category = own.product_category and others.gender = own.gender
            and others.number <> own.number and others.is_visible
          where own.number = ${number} order by 1 limit ${PAGE}`;
        const began = performance.now();
        const answer = await fetch(`${url}/listings/${id}/similar?limit=${PAGE}`, { headers });
        const { data } = await answer.json();
        times.push(performance.now() - began);
        const ids = data.items.map((item: { id: string }) => item.id);
        const farthest = distances.at(-1)?.["distance"] ?? 0;
        const [{ hits }] = await admin`
          select count(*)::int as hits from private.listing_traits as others
          join public.listings as shown on shown.number = others.number and shown.id = any (${ids}),
            private.listing_traits as own
          where own.number = ${number} and private.listing_distance(
            others, own.traits, own.looks, own.price_band) <= ${farthest}` as unknown as [
          { hits: number },
        ];
        found += hits;
        near += distances.length;
        const asked = performance.now();
        await (await fetch(`${url}/feed/for-you`, { headers })).body?.cancel();
        feed.push(performance.now() - asked);
      }
      const [largest] = await admin`
        select count(*)::int as listings from private.listing_traits
        where is_visible group by product_category, gender order by 1 desc limit 1`;
      const [visible] = await admin`
        select count(*)::int as listings from private.listing_traits where is_visible`;
      const line = {
        size,
        visible: visible!["listings"],
        by,
        recall: found / near,
        largest: largest!["listings"],
        ...percentiles("similar", times),
        ...percentiles("feed", feed),
      };
      measured.push(line);
      console.log(JSON.stringify(line));
    }
  }
  return measured;
}

function percentiles(name: string, times: number[]): Record<string, number> {
  return { [`${name}_p50_ms`]: at(times, 0.5), [`${name}_p95_ms`]: at(times, 0.95) };
}
