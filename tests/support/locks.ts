import { expect } from "vitest";
import type { Market } from "./market.ts";

/** Waits until this many transactions of the test's database wait for a lock, or for one of this server process. */
export async function untilLocked(
  { database: { admin } }: Pick<Market, "database">,
  count: number,
  of: number | null = null,
): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const [row] = await admin`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and (${of}::integer is null or ${of}::integer = any (pg_blocking_pids(pid)))`;
    if (row!["count"] >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Fewer than ${count} transactions wait for a lock.`);
}

/**
 * Each act begins when those before it wait for what the statement `holder` has locked, or for each other. Returns
 * their results; none of them may meet a deadlock.
 */
export async function whileLocked<T>(
  market: Market,
  holder: string,
  acts: (() => Promise<T>)[],
): Promise<T[]> {
  const before = await deadlocks(market);
  const begun: Promise<T>[] = [];
  await market.sql.begin(async (sql) => {
    await sql.unsafe(holder);
    for (const act of acts) {
      begun.push(act());
      await untilLocked(market, begun.length);
    }
  });
  const results = await Promise.all(begun);
  expect(await deadlocks(market) - before).toBe(0);
  return results;
}

/** Deadlocks of the test's database so far; a session reports them a second later. */
export async function deadlocks({ database: { admin } }: Market): Promise<number> {
  await new Promise((done) => setTimeout(done, 1_200));
  const [row] = await admin`
    select deadlocks::integer from pg_stat_database where datname = current_database()`;
  return row!["deadlocks"];
}
