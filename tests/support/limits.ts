import type { Market } from "./market.ts";

/** Runs the work with production's rate limits; tests otherwise use limits a hundred times higher. */
export async function withLimits(market: Market, work: () => Promise<void>): Promise<void> {
  const multiply = (value: number) =>
    market.database
      .admin`update private.settings set value = ${value} where name = 'rate_limit_multiplier'`;
  await multiply(1);
  try {
    await work();
  } finally {
    await multiply(100);
  }
}
