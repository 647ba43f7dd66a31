import type { Market } from "../support/market.ts";

const LEASE_SECONDS = 60;

/** Lets the marketplace's clock run; whoever held a lease for longer than it lasts has lost it. */
export async function advance(market: Market, seconds: number): Promise<void> {
  if (seconds >= LEASE_SECONDS) await loseLeases(market);
  await market.time.advance(seconds);
}

/** Nothing is under way between two steps, so every lease that is left belongs to someone who gave up. */
async function loseLeases({ database: { admin } }: Market): Promise<void> {
  await admin`update private.invoices set leased_until = clock_timestamp()
              where leased_until > clock_timestamp()`;
  await admin`update private.withdrawals set leased_until = clock_timestamp()
              where leased_until > clock_timestamp()`;
  await admin`update private.jobs set leased_until = clock_timestamp()
              where leased_until > clock_timestamp() and finished_at is null`;
}
