import { BREAK_MS } from "../../shared/providers/break.ts";
import type { Market } from "../support/market.ts";
import { advance } from "./clock.ts";

/** No job is dead or waits for a retry, except false callbacks about payments. */
export async function checkJobs(
  market: Market,
  sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Promise<void> {
  // What staff decided last still has to be told to its users.
  await market.runDue();
  let jobs = await jobsLeft(market);
  for (let hour = 0; jobs.length > 0 && hour < 3; hour++) {
    // On a busy machine an emulator may have been too slow. A break ends in real time, however far the clock moves.
    if (jobs.some(({ last_error }) => last_error?.endsWith("are paused."))) await sleep(BREAK_MS);
    await advance(market, 3600);
    jobs = await jobsLeft(market);
  }
  if (jobs.length > 0) throw new Error(`Jobs are left: ${JSON.stringify(jobs)}`);
  const stuck = await market.database.admin`
    select l.id from public.listings l where l.status = 'reserved' and not exists (
      select from public.orders o where o.listing_id = l.id and o.status = 'AWAITING_PAYMENT')`;
  if (stuck.length > 0) throw new Error(`Reserved without an order: ${JSON.stringify(stuck)}`);
}

const jobsLeft = ({ database: { admin } }: Market) =>
  admin<{ kind: string; key: string; attempts: number; last_error: string | null }[]>`
    select kind, key, attempts, last_error from private.jobs
    where finished_at is null and (dead_at is not null or attempts > 0 or run_at <= private.now())
      and not (kind = 'webhooks_handle' and exists (
        select from private.provider_events e where e.id::text = jobs.key and e.outcome in ('unknown', 'unconfirmed')))`;
