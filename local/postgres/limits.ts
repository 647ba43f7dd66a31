import type postgres from "postgres";

export type RateLimits = "production" | "relaxed";

const MULTIPLIER = { production: 1, relaxed: 100 } as const;

/** Sets the multiplier of all limits; nothing happens before the migration that brings them. */
export async function installRateLimits(admin: postgres.Sql, limits: RateLimits): Promise<void> {
  const [found] = await admin`select to_regclass('private.rate_limits') is not null as exists`;
  if (!found?.exists) return;
  await admin`
    update private.settings set value = ${MULTIPLIER[limits]} where name = 'rate_limit_multiplier'`;
}
