import { setTimeout as sleep } from "node:timers/promises";
import { ASYNCHRONOUS } from "../shared/db/durability.ts";
import type { Buyer, PurchaseMarket } from "./purchase_market.ts";
import { burst } from "./purchase.ts";

export interface PurchaseCost {
  /** Requests that the stack sends to itself: to the emulated providers, and from them. */
  requests: number;
  byPath: Record<string, number>;
  /** Transactions that write; only they wait for the disk. */
  writes: number;
  /** Of these, the ones that wait. */
  waiting: number;
  /** Times that PostgreSQL flushed its log; commits at the same time share one. */
  flushes: number;
  transactions: number;
  statements: number;
  operations: Record<string, number>;
}

/** What one purchase costs, on average of this many, counted until nothing is left to do. */
export async function costOf(
  market: PurchaseMarket,
  buyers: Buyer[],
  purchases: number,
): Promise<PurchaseCost> {
  const { admin, logFile } = market;
  await admin`alter system set log_statement = 'all'`;
  await admin`select pg_reload_conf()`;
  // What the server counts is written out after a second.
  await sleep(1500);
  const [before, logged] = [await counters(market), (await Deno.stat(logFile)).size];
  const { ownQueries } = await burst(market, buyers, { name: "", seconds: 600, purchases });
  await sleep(1500);
  const after = await counters(market);
  await admin`alter system reset log_statement`;
  await admin`select pg_reload_conf()`;
  const each = (name: "writes" | "flushes" | "transactions") =>
    (after[name] - before[name]) / purchases;
  const byPath = difference(before.byPath, after.byPath, purchases);
  const operations = difference(before.operations, after.operations, purchases);
  const called = (name: string) => operations[name] ?? 0;
  // internal.finish_and_claim_jobs calls internal.finish_jobs and internal.claim_jobs: one commit, counted three times.
  const unawaited = Object.keys(ASYNCHRONOUS).reduce((sum, name) => sum + called(name), 0) -
    2 * called("internal.finish_and_claim_jobs");
  return {
    requests: Object.values(byPath).reduce((sum, calls) => sum + calls, 0),
    byPath,
    writes: each("writes"),
    waiting: each("writes") - unawaited,
    flushes: each("flushes"),
    transactions: each("transactions") - ownQueries / purchases,
    statements: (await statementsSince(logFile, logged) - ownQueries) / purchases,
    operations,
  };
}

async function counters({ admin, selfCalls }: PurchaseMarket) {
  const [row] = await admin`
    select
      pg_snapshot_xmax(pg_current_snapshot())::text::float8 as writes,
      (select wal_sync from pg_stat_wal)::float8 as flushes,
      (select xact_commit from pg_stat_database where datname = 'postgres')::float8 as transactions,
      (select jsonb_object_agg(schemaname || '.' || funcname, calls)
        from (select schemaname, funcname, sum(calls) as calls
          from pg_stat_user_functions
          where schemaname in ('api', 'internal')
          group by schemaname, funcname) as functions) as operations`;
  return {
    byPath: await selfCalls(),
    writes: Number(row!["writes"]),
    flushes: Number(row!["flushes"]),
    transactions: Number(row!["transactions"]),
    operations: row!["operations"] as Record<string, number>,
  };
}

function difference(
  before: Record<string, number>,
  after: Record<string, number>,
  purchases: number,
): Record<string, number> {
  const changes = Object.entries(after)
    .map(([name, count]) => [name, (count - (before[name] ?? 0)) / purchases] as const)
    .filter(([, change]) => change > 0)
    .sort(([, left], [, right]) => right - left);
  return Object.fromEntries(changes);
}

/** The server writes one line for each statement of each client. */
async function statementsSince(logFile: string, offset: number): Promise<number> {
  const text = (await Deno.readTextFile(logFile)).slice(offset);
  return [...text.matchAll(/LOG: {2}(?:statement|execute [^:]*): /g)].length;
}
