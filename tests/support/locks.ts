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

/** Deadlocks of the test's database so far; a session reports them a second later. */
export async function deadlocks({ database: { admin } }: Market): Promise<number> {
  await new Promise((done) => setTimeout(done, 1_200));
  const [row] = await admin`
    select deadlocks::integer from pg_stat_database where datname = current_database()`;
  return row!["deadlocks"];
}
