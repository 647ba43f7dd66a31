/** A run stops before the platform ends its worker, by its own measure. */
import { expect, test } from "vitest";
import { atOnce, RACING, useMarket } from "../../support/market.ts";
import { runJobs } from "../../../functions/jobs/runner.ts";
import { drainOutbox, OUTBOX_RUN } from "../../../functions/finance-outbox/drain.ts";
import { loadConfig } from "../../../shared/config.ts";
import { inUse } from "../../../shared/features.ts";
import { createPortal } from "../../../shared/providers/portal.ts";
import { RUN } from "../../../shared/concurrency/budget.ts";

const market = useMarket(RACING);

const deps = () => ({ db: market.services.db, log: () => {}, triggerJobs: () => {} });
const enqueue = (kind: string, count: number) =>
  market.sql`
    select private.enqueue_job(${kind}, ${kind} || n)
    from generate_series(1, ${count}::integer) as n`;
const stateOf = async (kind: string) => {
  const [state] = await market.sql<{ done: number; claimable: number }[]>`
    select
      count(*) filter (where finished_at is not null)::integer as done,
      count(*) filter (
        where finished_at is null and leased_until is null and attempts = 0
          and run_at <= private.now()
      )::integer as claimable
    from private.jobs
    where kind = ${kind}`;
  return state!;
};

test("a run with 1000 due jobs stops at its limit and says so; the rest can be claimed at once, and the next run goes on", async () => {
  await enqueue("many", 1000);
  const many = { many: async () => {} };
  const first = await runJobs(deps(), many);
  expect(first).toMatchObject({ failed: 0, stopped: true });
  expect(first.done).toBe(RUN.items);
  expect(await stateOf("many")).toEqual({ done: first.done, claimable: 1000 - first.done });
  let [done, stopped, runs] = [first.done, true, 1];
  for (; stopped; runs++) {
    const next = await runJobs(deps(), many);
    [done, stopped] = [done + next.done, next.stopped];
  }
  expect(done).toBe(1000);
  expect(runs).toBeGreaterThan(1000 / RUN.items);
});

test("runs that overlap in one worker share the limit, since they share its processor time", async () => {
  await enqueue("shared", 1000);
  const shared = { shared: async () => {} };
  const tallies = await atOnce(5, () => runJobs(deps(), shared));
  const done = tallies.reduce((sum, tally) => sum + tally.done, 0);
  expect(done).toBe(RUN.items);
  expect(tallies.every(({ stopped }) => stopped)).toBe(true);
  await market.sql`delete from private.jobs where kind = 'shared'`;
});

test("no job is claimed after the platform announced that the worker ends, and the next run does it", async () => {
  await enqueue("ended", 12);
  const ended = () => Promise.resolve(void dispatchEvent(new Event("beforeunload")));
  const run = await runJobs(deps(), { ended }, { workers: 1, batch: 5 });
  expect(run).toEqual({ done: 5, failed: 0, stopped: true });
  expect(await runJobs(deps(), { ended: async () => {} })).toEqual({
    done: 7,
    failed: 0,
    stopped: false,
  });
});

test("a run stops after its time, and says so", async () => {
  await enqueue("timed", 100);
  const timed = { timed: async () => {} };
  const limits = { ms: 0, items: Infinity };
  expect(await runJobs(deps(), timed, { limits })).toEqual({ done: 0, failed: 0, stopped: true });
  expect(await stateOf("timed")).toEqual({ done: 0, claimable: 100 });
  await market.sql`delete from private.jobs where kind = 'timed'`;
});

test("a run of the outbox with 1500 due events stops at its limit and says so, and the next goes on", async () => {
  await market.sql`
    select private.publish_event('order.shipped', 'order', gen_random_uuid(), 1, '{}'::jsonb)
    from generate_series(1, 1500)`;
  const portal = createPortal(inUse(loadConfig(market.environment, ["portal"]).portal));
  const drain = () => drainOutbox({ ...deps(), portal });
  const first = await drain();
  expect(first).toMatchObject({ stopped: true, portal_answers: true });
  expect(first.delivered).toBe(OUTBOX_RUN.items);
  const [left] = await market.sql`
    select count(*)::integer as events from private.outbox
    where delivered_at is null and leased_until is null and attempts = 0`;
  expect(left).toEqual({ events: 1500 - first.delivered });
  const next = await drain();
  expect(next.delivered).toBe(OUTBOX_RUN.items);
});
