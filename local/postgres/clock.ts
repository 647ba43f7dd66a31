import type postgres from "postgres";

export type RateLimits = "production" | "relaxed";

const MULTIPLIER = { production: 1, relaxed: 100 } as const;

/** Sets the multiplier of all limits; does nothing before the migration that creates them. */
export async function installRateLimits(admin: postgres.Sql, limits: RateLimits): Promise<void> {
  const [found] = await admin`select to_regclass('private.rate_limits') is not null as exists`;
  if (!found?.exists) return;
  await admin`
    update private.settings set value = ${MULTIPLIER[limits]} where name = 'rate_limit_multiplier'`;
}

const FUNCTION = new URL("clock.sql", import.meta.url);

/** Makes private.now() follow the offset. Returns false when private.now() does not exist yet. */
export async function installClock(admin: postgres.Sql): Promise<boolean> {
  const [found] = await admin`select to_regprocedure('private.now()') is not null as exists`;
  if (!found?.exists) return false;
  await admin.unsafe(await Deno.readTextFile(FUNCTION)).simple();
  return true;
}

/** The offset in seconds. */
export async function getOffset(sql: postgres.Sql): Promise<number> {
  const [clock] = await sql<{ offset_seconds: number }[]>`
    select offset_seconds from local_stack.clock`;
  return clock?.offset_seconds ?? 0;
}

/** Moves the stack's clock forward; returns the new offset in seconds. */
export async function advance(sql: postgres.Sql, seconds: number): Promise<number> {
  if (!Number.isFinite(seconds) || seconds < 0) {
    throw new RangeError("The clock only moves forward: seconds must be zero or more.");
  }
  const [clock] = await sql<{ offset_seconds: number }[]>`
    update local_stack.clock set offset_seconds = offset_seconds + ${seconds}
    returning offset_seconds`;
  if (!clock) throw new Error("local_stack.clock has no row: this is not a local database.");
  return clock.offset_seconds;
}
