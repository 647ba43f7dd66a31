import { load } from "./load.ts";
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure, Variant } from "./measure.ts";
import { byHttp, openShop } from "./orders.ts";
import { burst } from "./purchases.ts";
import { openPurchaseMarket } from "./purchase_market.ts";

const LEVELS = [1, 2, 4, 8, 16, 32, 64];
const MOST = 64;
/** More than a machine sells. */
const soldIn = (seconds: number) => Math.ceil(seconds * 800);

export interface ClientsRow {
  clients: number;
  path: string;
  perSecond: number;
  p50: number;
}

/** The front page, an item, orders and whole purchases with more and more clients. */
export async function clients(market: BenchMarket, seconds: number): Promise<ClientsRow[]> {
  const rows: ClientsRow[] = [];
  const note = (level: number, { name, perSecond, p50 }: Figure) => {
    rows.push({ clients: level, path: name, perSecond, p50 });
    const cells = [perSecond, p50].map((cell) => cell.toFixed(1).padStart(10)).join("");
    console.log(`${String(level).padStart(7)}  ${name.padEnd(16)}${cells}`);
  };
  console.log("\nclients  path            per second    p50 ms");
  const variants = await requests(market, seconds);
  for (const level of LEVELS) {
    const plan = { concurrency: level, seconds, rounds: 1 };
    for (const figure of await compare(variants, plan)) note(level, figure);
  }
  for await (const [level, figure] of purchases(seconds)) note(level, figure);
  return rows;
}

async function requests(market: BenchMarket, seconds: number): Promise<Variant[]> {
  const listings = Math.max(10_000, soldIn(LEVELS.length * (seconds + 1)));
  const { buyers, next, quoteFor } = await openShop(market, listings, MOST);
  const { headers } = buyers[0]!;
  const get = (name: string, path: string) => ({
    name,
    run: (concurrency: number, seconds: number) =>
      load({ url: market.url + path, headers, concurrency, seconds }),
  });
  return [
    get("front page", "/listings?limit=50"),
    get("an item", `/listings/${next().id}`),
    here("an order", (worker) => byHttp(market, buyers[worker]!, next(), quoteFor)),
  ];
}

/** After the others: its stack has scheduled runs, which would take time from them. */
async function* purchases(seconds: number): AsyncGenerator<[number, Figure]> {
  const market = await openPurchaseMarket(soldIn(LEVELS.length * (seconds + 1)));
  try {
    const buyers = [];
    for (let at = 0; at < MOST; at++) buyers.push(await market.user(`bench.buyer${at}`));
    await burst(market, buyers.slice(0, 8), { name: "warm-up", seconds: 60, purchases: 40 });
    for (const level of LEVELS) {
      const options = { name: "a whole purchase", seconds };
      yield [level, await burst(market, buyers.slice(0, level), options)];
    }
  } finally {
    await market.close();
  }
}
