/**
 * A run stops before the platform ends its worker, by its own measure. With work left it calls the next, one chain per
 * path: on the platform nothing else repeats it.
 */
import { afterEach, beforeEach, expect, test } from "vitest";
import { killedAt } from "../../support/killed.ts";
import { atOnce, RACING, SERVICE_KEY, useMarket } from "../../support/market.ts";
import { runJobs } from "../../../functions/jobs/runner.ts";
import { RUN } from "../../../shared/concurrency/budget.ts";
import { OUTBOX_RUN } from "../../../functions/finance-outbox/drain.ts";
import { CHAIN, continueChain } from "../../../shared/http/chain.ts";
import { arrivals, portalIs } from "../../support/portal.ts";

const ITEMS = OUTBOX_RUN.items;
const JOBS = RUN.items * 4;

const PATH = "/finance-outbox/run";
const key = { authorization: `Bearer ${SERVICE_KEY}` };

const market = useMarket(RACING);

/** Links that ran, and the most at the same moment: one works while the one that called it answers. */
let links = { ran: 0, now: 0, most: 0 };
let delivered = new Set<string>();
beforeEach(async () => {
  links = { ran: 0, now: 0, most: 0 };
  delivered = new Set((await arrivals(market)).map(({ id }) => id));
  const { functions } = market.services;
  const run = functions["finance-outbox"]!;
  functions["finance-outbox"] = async (request) => {
    if (!request.headers.has(CHAIN)) return await run(request);
    links.ran++;
    links.most = Math.max(links.most, ++links.now);
    return await Promise.resolve(run(request)).finally(() => links.now--);
  };
  return () => functions["finance-outbox"] = run;
});
afterEach(async () => {
  await portalIs(market, "up");
  await market.runDue();
});

const publish = (count: number) =>
  market.sql`
    select private.publish_event('order.shipped', 'order', gen_random_uuid(), 1, '{}'::jsonb)
    from generate_series(1, ${count}::integer)`;
const call = (headers: Record<string, string> = {}) =>
  market.with({ ...key, ...headers }).post(PATH);
/** How many events came since the test began, and how many different ones. */
const came = async () => {
  const ids = (await arrivals(market)).map(({ id }) => id).filter((id) => !delivered.has(id));
  return [ids.length, new Set(ids).size];
};
const chain = async () =>
  (await market.sql`select token, links_left from private.run_chains where path = ${PATH}`)[0]!;
const nextLink = (token: string | null, has_more = true) =>
  market.services.db.service.call("internal.next_link", { path: PATH, token, has_more });

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

test("the events of an outage are delivered by one call of the schedule", async () => {
  await publish(ITEMS * 2 + 1);
  await market.runDue();
  expect(await came()).toEqual([ITEMS * 2 + 1, ITEMS * 2 + 1]);
  expect(links.ran).toBe(2);
  expect(links.most).toBeLessThanOrEqual(2);
});

test("twenty calls at once make one chain, which delivers each event once", async () => {
  await publish(ITEMS * 2);
  await atOnce(20, () => call());
  await market.runDue();
  // The last link may still deliver what it claimed.
  await expect.poll(async () => (await came())[1]).toBe(ITEMS * 2);
  await expect.poll(() => links.now).toBe(0);
  expect(await came()).toEqual([ITEMS * 2, ITEMS * 2]);
  expect(links.most).toBeLessThanOrEqual(2);
  // Twenty chains would have twenty links at least; overlapping runs share their limit, so one needs more than two.
  expect(links.ran).toBeLessThan(20);
});

test("the jobs of an outage are all run by one call of the schedule", async () => {
  await market.sql`
    select private.enqueue_job('photos_sweep', n::text, jsonb_build_object('path', 'none/' || n))
    from generate_series(1, ${JOBS}::integer) as n`;
  await market.runDue();
  const [left] = await market.sql`
    select count(*)::integer as jobs from private.jobs
    where kind = 'photos_sweep' and finished_at is null`;
  expect(left).toEqual({ jobs: 0 });
});

test("a link that is called twice, or with a token that is not the newest, calls no other", async () => {
  const first = await nextLink(null);
  const second = await nextLink(first);
  expect(second).toMatch(/^[0-9a-f-]{36}$/);
  expect(await nextLink(first)).toBeNull();
  expect(await nextLink(crypto.randomUUID())).toBeNull();
  expect((await chain())["token"]).toBe(second);
  expect(await nextLink(second, false)).toBeNull();
  expect((await chain())["token"]).toBeNull();
});

test("of fifty runs that end at once, one begins a chain; of fifty repeats of its link, one goes on", async () => {
  const begun = await atOnce(50, () => nextLink(null));
  const [token, ...more] = begun.filter((given) => given !== null);
  expect(more).toEqual([]);
  const next = (await atOnce(50, () => nextLink(token!))).filter((given) => given !== null);
  expect(next).toHaveLength(1);
  await nextLink(next[0]!, false);
});

test("a run that ends with work left while the last link ends is followed by one more", async () => {
  const first = await nextLink(null);
  expect(await nextLink(null)).toBeNull();
  const more = await nextLink(first, false);
  expect(more).not.toBeNull();
  expect(await nextLink(more, false)).toBeNull();
});

test("a run that did nothing, since others in its worker had taken the limit, begins no chain and ends its own", async () => {
  const calls: string[] = [];
  const end = (token?: string) =>
    continueChain({ db: market.services.db, callLink: (_, chain) => calls.push(chain) }, {
      path: PATH,
      request: new Request("http://a", { headers: token ? { [CHAIN]: token } : {} }),
      did: 0,
      stopped: true,
    });
  await end();
  await end((await nextLink(null))!);
  expect(calls).toEqual([]);
  expect((await chain())["token"]).toBeNull();
});

test("a chain ends when the schedule calls no more, and a call lets a living one go on", async () => {
  const first = await nextLink(null);
  await market.sql`update private.run_chains set links_left = 1 where path = ${PATH}`;
  const last = await nextLink(first);
  expect(await chain()).toMatchObject({ links_left: 0 });
  expect(await nextLink(null)).toBeNull();
  const more = await nextLink(last);
  expect(more).not.toBeNull();
  await market.sql`update private.run_chains set links_left = 0 where path = ${PATH}`;
  expect(await nextLink(more)).toBeNull();
  expect((await chain())["token"]).toBeNull();
});

test("while the portal is down, no run calls another", async () => {
  await publish(ITEMS);
  await portalIs(market, "down");
  await market.runDue();
  expect(links.ran).toBeLessThanOrEqual(1);
  expect(await came()).toEqual([0, 0]);
  await portalIs(market, "up");
  await market.time.advance(60);
  expect(await came()).toEqual([ITEMS, ITEMS]);
});

const link = () => `
  import { openDatabase } from "@local/../shared/db/client.ts";
  import { continueChain } from "@local/../shared/http/chain.ts";
  import { loadConfig } from "@local/../shared/config.ts";
  import { createPortal } from "@local/../shared/providers/portal.ts";
  import { drainOutbox } from "@local/../functions/finance-outbox/drain.ts";
  const environment = ${JSON.stringify(market.environment)};
  const db = openDatabase({
    poolUrl: environment.DATABASE_POOL_URL,
    publicPoolUrl: environment.DATABASE_PUBLIC_POOL_URL,
    poolSize: 2,
  });
  const portal = createPortal(loadConfig(environment, ["portal"]).portal);
  const deps = { db, log() {}, triggerJobs() {}, portal };
  const { stopped } = await drainOutbox(deps);
  const callLink = () => { console.log("CALLING"); while (true); };
  await continueChain({ db, callLink }, { path: "${PATH}", request: new Request("http://a"), did: 1, stopped });`;

test("after a SIGKILL between two links, calls of the schedule go on, and begin a chain after its lease; each event is delivered once", async () => {
  await publish(ITEMS * 3);
  await killedAt(link(), "CALLING");
  expect(await came()).toEqual([ITEMS, ITEMS]);

  expect((await call()).body.data).toMatchObject({ delivered: ITEMS, stopped: true });
  expect(links.ran).toBe(0);
  await market.sql`
    update private.run_chains set leased_until = clock_timestamp() - interval '1 second'`;
  await market.runDue();
  expect(links.ran).toBeGreaterThan(0);
  expect(links.most).toBeLessThanOrEqual(2);
  expect(await came()).toEqual([ITEMS * 3, ITEMS * 3]);
});
