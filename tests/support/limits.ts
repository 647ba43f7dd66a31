/** Rate limits as production has them: a test's market is a hundred times wider, as the local stack is. */
import type { Market } from "./market.ts";

/** Runs the work under production's limits, and widens them again whatever came of it. */
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
