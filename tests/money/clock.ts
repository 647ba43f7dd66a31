import type { Market } from "../support/market.ts";

const LEASE_SECONDS = 60;
/** As on the platform: functions/jobs/providers/schedule.ts. */
const SCHEDULE_SECONDS = 15;

/**
 * Advances the marketplace's clock; leases, which end in real time, end with it. What falls due within `every` seconds
 * runs together.
 */
export async function advance(
  market: Market,
  seconds: number,
  every = SCHEDULE_SECONDS,
): Promise<void> {
  if (seconds >= LEASE_SECONDS) await loseLeases(market);
  await market.time.advance(seconds, every);
}

/** Nothing runs between two steps, so every remaining lease belongs to interrupted work. */
async function loseLeases({ database: { admin } }: Market): Promise<void> {
  await admin`update private.invoices set leased_until = clock_timestamp()
              where leased_until > clock_timestamp()`;
  await admin`update private.withdrawals set leased_until = clock_timestamp()
              where leased_until > clock_timestamp()`;
  await admin`update private.jobs set leased_until = clock_timestamp()
              where leased_until > clock_timestamp() and finished_at is null`;
}
