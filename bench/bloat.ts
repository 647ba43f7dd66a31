import { setTimeout as sleep } from "node:timers/promises";
import { runAll } from "./background.ts";
import { type BenchMarket, openBenchMarket } from "./market.ts";
import { deliveryRate } from "./outbox.ts";
import { openPurchaseMarket } from "./purchase_market.ts";
import { burst } from "./purchases.ts";

const CLIENTS = 8;
/** Jobs of a round, and rounds: what ten minutes of six sales a second leave. */
const JOBS = 10_000;
const ROUNDS = 6;

/** PostgreSQL's connections report their last counts when they have been idle for ten seconds. */
const LAST_REPORT_MS = 11_000;

interface Updated {
  table: string;
  /** Updates per purchase, and the share of them that wrote no index. */
  updates: number;
  hot: number;
}

interface Held {
  /** Per second, round by round. */
  free: number[];
  held: number[];
}

/** What updates cost the tables of a purchase, and what a long transaction costs jobs and the outbox. */
export async function bloat(
  market: BenchMarket,
  purchases: number,
): Promise<{ updated: Updated[]; jobs: Held; events: Held }> {
  const updated = await hotShares(purchases);
  const other = await openBenchMarket();
  try {
    return {
      updated,
      jobs: await underSnapshot(market, other, jobRate),
      events: await underSnapshot(market, other, deliveryRate),
    };
  } finally {
    await other.close();
  }
}

export function describe({ updated, jobs, events }: Awaited<ReturnType<typeof bloat>>): string {
  const rates = (all: number[]) => all.map((rate) => rate.toFixed(0)).join(", ");
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  const ratio = ({ free, held }: Held) => `${(sum(held) / sum(free)).toFixed(2)} in sum`;
  return [
    `\n${"table".padEnd(34)} updates per purchase   HOT`,
    ...updated.map(({ table, updates, hot }) =>
      `${table.padEnd(34)}${updates.toFixed(1).padStart(21)}  ${(hot * 100).toFixed(0)} %`
    ),
    `\nJobs per second in ${ROUNDS} rounds of ${JOBS}: ${rates(jobs.free)}.`,
    `The same while a transaction is open: ${rates(jobs.held)}; ${ratio(jobs)}.`,
    `\nEvents per second in ${ROUNDS} rounds: ${rates(events.free)}.`,
    `The same while a transaction is open: ${rates(events.held)}; ${ratio(events)}.`,
  ].join("\n");
}

async function hotShares(purchases: number): Promise<Updated[]> {
  const market = await openPurchaseMarket(purchases + CLIENTS);
  try {
    const buyers = await market.buyers(CLIENTS);
    await market.admin`select pg_stat_reset()`;
    await burst(market, buyers, { name: "purchases", seconds: 3600, purchases });
    await sleep(LAST_REPORT_MS);
    return await market.admin<Updated[]>`
      select schemaname || '.' || relname as "table",
        n_tup_upd / ${purchases}::float8 as updates,
        n_tup_hot_upd / n_tup_upd::float8 as hot
      from pg_stat_user_tables
      where n_tup_upd > ${purchases / 10}::float8 and schemaname in ('public', 'private')
      order by n_tup_upd desc`;
  } finally {
    await market.close();
  }
}

/**
 * A snapshot keeps the versions that jobs leave: nothing that they leave can be removed. Rounds with and without it
 * take turns, each in its own market, so that the load of the machine meets both.
 */
async function underSnapshot(
  free: BenchMarket,
  held: BenchMarket,
  rate: (market: BenchMarket) => Promise<number>,
): Promise<Held> {
  await rate(free);
  await rate(held);
  return await held.admin.begin("isolation level repeatable read", async (sql) => {
    await sql`select count(*) from private.settings`;
    const rates: Held = { free: [], held: [] };
    for (let round = 0; round < ROUNDS; round++) {
      if (round % 2 === 0) rates.free.push(await rate(free));
      rates.held.push(await rate(held));
      if (round % 2 === 1) rates.free.push(await rate(free));
    }
    return rates;
  });
}

async function jobRate(market: BenchMarket): Promise<number> {
  await market.admin`
    insert into private.jobs (kind, key, run_at)
    select 'bench', gen_random_uuid()::text, private.now() - interval '1 second' + n * interval '1 microsecond'
    from generate_series(1, ${JOBS}::integer) as n`;
  const began = performance.now();
  const { done } = await runAll(market, 600_000);
  return done / ((performance.now() - began) / 1000);
}
