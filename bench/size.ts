import { fillUpTo } from "./discovery.ts";
import { load } from "./load.ts";
import type { BenchMarket } from "./market.ts";
import { compare } from "./measure.ts";
import { addUser } from "./users.ts";

const CONCURRENCY = 8;
const PATHS = {
  "front page": "/listings?limit=50",
  "a category": "/listings?limit=50&product_category=Dress",
  "search, word of every 6th": "/search?q=dress",
  "search, rare word": "/search?q=lululemon",
};

export interface SizeRow {
  listings: number;
  path: string;
  perSecond: number;
  p50: number;
}

/** The same pages with more and more listings. */
export async function size(
  market: BenchMarket,
  seconds: number,
  sizes: number[],
): Promise<SizeRow[]> {
  const headers = await market.headers(await addUser(market));
  const variants = Object.entries(PATHS).map(([name, path]) => ({
    name,
    run: (concurrency: number, seconds: number) =>
      load({ url: market.url + path, headers, concurrency, seconds }),
  }));
  const rows: SizeRow[] = [];
  for (const listings of sizes.toSorted((one, other) => one - other)) {
    console.log(`after ${await fillUpTo(market, listings)} s`);
    const plan = { concurrency: CONCURRENCY, seconds, rounds: 3 };
    for (const { name, perSecond, p50 } of await compare(variants, plan)) {
      rows.push({ listings, path: name, perSecond, p50 });
      const cells = [perSecond, p50].map((cell) => cell.toFixed(1).padStart(10)).join("");
      console.log(`${name.padEnd(26)}${cells}`);
    }
  }
  return rows;
}
