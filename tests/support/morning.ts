import type { Market } from "./market.ts";

/** Moves the clock to the next 06:00 in Jakarta. Tests that count by day must not run across midnight. */
export async function nextMorning(market: Market): Promise<void> {
  const [{ seconds }] = await market.database.admin<[{ seconds: number }]>`
    select ceil(extract(epoch from date_trunc('day', now) + interval '1 day 6 hours' - now))::int
      as seconds
    from (select private.now() at time zone 'Asia/Jakarta' as now) jakarta`;
  await market.time.advance(seconds);
}
