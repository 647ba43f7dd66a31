import { fill } from "../local/seed/fill.ts";
import { registry } from "../local/stack/apps.ts";
import type { Endpoint } from "../shared/http/endpoint.ts";
import { endpointPlans } from "../tests/support/endpoint_plans.ts";
import { watchPlans } from "../tests/support/plans.ts";
import { verifyBooks } from "../tools/verify_books.ts";
import { closeDays, STAFF_LISTS } from "./admin.ts";
import { openBenchMarket } from "./market.ts";
import type { BenchMarket } from "./market.ts";
import { nightPages } from "./night.ts";
import { addOrders } from "./order_history.ts";

const SMALL = 20_000;
/** A plan that reads so many pages is of no concern, and may be another one for a small table. */
const FEW = 300;

export interface Grown {
  operation: string;
  /** Pages of 8 kB at the smaller and at the larger size. */
  few: number;
  many: number;
}

/** Fills a market, proves its books, and compares what each read touches with a market of 20,000 orders. */
export async function growth(
  market: BenchMarket,
  { orders, listings }: { orders: number; listings: number },
): Promise<Grown[]> {
  const small = await openBenchMarket();
  try {
    const few = await measure(small, SMALL, Math.min(listings, SMALL / 2));
    const many = await measure(market, orders, listings);
    const all = [...many].filter(([, pages]) => !Number.isNaN(pages)).map(([operation, pages]) => ({
      operation,
      few: few.get(operation) ?? 0,
      many: pages,
    })).sort((one, other) => other.many - one.many);
    console.log(`\n${"pages at".padStart(60)} ${SMALL}   ${orders}`);
    for (const { operation, few, many } of all) {
      const mark = many > FEW && many > 2 * few ? "  grows" : "";
      console.log(
        `${operation.padEnd(56)}${String(few).padStart(9)}${String(many).padStart(10)}${mark}`,
      );
    }
    console.log(await tablesOf(market, orders));
    return all;
  } finally {
    await small.close();
  }
}

async function measure(market: BenchMarket, orders: number, listings: number) {
  const began = performance.now();
  const after = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;
  await addOrders(market, orders);
  await fill({ databaseUrl: market.ownerUrl, listings });
  console.log(`${orders} orders after ${after()}, ${await sizeOf(market)}`);
  const { isWhole, text } = await verifyBooks(market.admin);
  if (!isWhole) throw new Error(text);
  console.log(`${text.split("\n")[0]} After ${after()}.`);
  const night = await nightPages(history(market));
  await closeDays(market);
  return new Map([
    ["reconciliation of 200 rows", night.reconciliation],
    ["check of the ledger after 200 transfers", night.check],
    ...await calls(market, "service_role", SERVICES.map((call) => [call, call])),
    ...await reads(market),
    ...await staffLists(market),
  ]);
}

const history = ({ admin, superuserUrl }: BenchMarket) => ({ admin, url: () => superuserUrl });

async function sizeOf({ admin }: BenchMarket): Promise<string> {
  const [row] = await admin`select pg_database_size(current_database())::float8 as bytes`;
  return `${(row!["bytes"] / 2 ** 30).toFixed(2)} GB`;
}

/** Bytes per order with indexes, of the largest tables. */
async function tablesOf({ admin }: BenchMarket, orders: number): Promise<string> {
  const tables = await admin<{ name: string; bytes: number }[]>`
    select relnamespace::regnamespace || '.' || relname as name,
      pg_total_relation_size(oid)::float8 as bytes
    from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')
    order by bytes desc
    limit 20`;
  const lines = tables.map(({ name, bytes }) =>
    `${name.padEnd(32)}${(bytes / orders).toFixed(0).padStart(8)}`
  );
  return ["\nbytes per order, with indexes", ...lines].join("\n");
}

/** What scheduled runs and jobs call. */
const SERVICES = [
  "internal.claim_jobs(20, 30)",
  "internal.claim_outbox_events(50, 30)",
  "internal.seal_books(1000)",
  "internal.close_solved_cases()",
  "internal.close_analytics_day()",
  "internal.chargebacks_to_apply()",
  "internal.open_references('xendit')",
];

/** By their names, in a role or as a user. */
async function calls(
  market: BenchMarket,
  caller: string,
  named: readonly (readonly [name: string, call: string])[],
): Promise<[string, number][]> {
  const watched = watchPlans(history(market), caller);
  const all = new Map(named);
  try {
    return await inTurn([...all.keys()], async (name) => {
      await watched.run(`select ${all.get(name)}`);
      return (await watched.run(`select ${all.get(name)}`)).pages;
    });
  } finally {
    await watched.close();
  }
}

/** Each GET endpoint, as the user with most sales. */
async function reads(market: BenchMarket): Promise<[string, number][]> {
  const [top] = await market.admin`
    select seller_id::text as id from public.orders group by seller_id order by count(*) desc limit 1`;
  const plans = await endpointPlans(history(market), top!["id"]);
  const endpoints = Object.values(registry).flat().filter(({ method }) => method === "GET");
  const skipped: string[] = [];
  const pagesOf = async (endpoint: Endpoint) => {
    const query: Record<string, string> = endpoint.id === "search_suggest" ? { q: "d" } : {};
    const work = await plans.of(endpoint, query);
    return work.reduce((sum, { pages }) => sum + pages, 0);
  };
  try {
    const measured = await inTurn(endpoints.map(({ id }) => id), async (id) => {
      const endpoint = endpoints.find((each) => each.id === id)!;
      try {
        await pagesOf(endpoint);
        return await pagesOf(endpoint);
      } catch {
        skipped.push(id);
        return NaN;
      }
    });
    console.log(`Not measured, for want of rows: ${skipped.join(", ")}.`);
    return measured;
  } finally {
    await plans.close();
  }
}

async function staffLists(market: BenchMarket): Promise<[string, number][]> {
  const [staff] = await market.admin`select user_id::text as id from private.staff_roles limit 1`;
  return await calls(
    market,
    staff!["id"],
    STAFF_LISTS.map(([path, call]) => [path, `api.${call}`]),
  );
}

async function inTurn(
  names: readonly string[],
  pagesOf: (name: string) => Promise<number>,
): Promise<[string, number][]> {
  const measured: [string, number][] = [];
  for (const name of names) measured.push([name, await pagesOf(name)]);
  return measured;
}
