import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";

/** How often a process that had a transaction open was seen waiting for this; "running" is none. */
export type Waits = Record<string, number>;

const EVERY_MS = 20;

/** Adds to `waits` until the returned function is called. */
export async function watchWaits(url: string, waits: Waits): Promise<() => Promise<void>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`select`;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const found = await sql<{ what: string; count: number }[]>`
        select coalesce(wait_event_type || ': ' || wait_event, 'running') as what, count(*)::int as count
        from pg_stat_activity
        where datname = current_database() and state in ('active', 'idle in transaction')
          and pid <> pg_backend_pid()
        group by 1`;
      for (const { what, count } of found) waits[what] = (waits[what] ?? 0) + count;
      await sleep(EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    await sql.end({ timeout: 5 });
  };
}
