/** POST /jobs/run: only the schedule may tick; overlapping ticks are as good as one; one bad job holds up no other. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { runJobs } from "../../../shared/work/run.ts";
import { ANON_KEY, SERVICE_KEY } from "../../support/environment.ts";
import { openMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";

let market: Market;
beforeAll(async () => void (market = await openMarket()));
afterAll(() => market.close());

const enqueue = (kind: string, count: number) =>
  market.database
    .admin`select private.enqueue(${kind}, ${kind} || n) from generate_series(1, ${count}::integer) as n`;
const jobs = (kind: string) =>
  market.database.admin`select * from private.jobs where kind = ${kind} order by key`;
const deps = () => ({ db: market.services.db, log: () => {}, nudge: () => {} });

test("the schedule's key opens it, and no other", async () => {
  const tick = async (authorization: string) =>
    (await market.with({ authorization }).post("/jobs/run")).status;
  expect(await tick(`Bearer ${SERVICE_KEY}`)).toBe(200);
  for (
    const wrong of ["", "Bearer ", `Bearer ${ANON_KEY}`, `Bearer ${SERVICE_KEY}x`, SERVICE_KEY]
  ) {
    expect(await tick(wrong)).toBe(401);
  }
});

test("ten ticks at once do each job once", async () => {
  await enqueue("counted", 100);
  const seen: string[] = [];
  const handlers = {
    counted: async () => {
      await Promise.resolve();
      seen.push("one");
    },
  };
  const tallies = await Promise.all(Array.from({ length: 10 }, () => runJobs(deps(), handlers)));
  expect(seen).toHaveLength(100);
  expect(tallies.reduce((sum, { done }) => sum + done, 0)).toBe(100);
});

test("a job that fails comes back later with its reason, and the others are done", async () => {
  await enqueue("faulty", 1);
  await enqueue("sound", 3);
  const handlers = {
    sound: async () => {},
    faulty: () => Promise.reject(new Error("the roof is leaking")),
  };
  expect(await runJobs(deps(), handlers)).toEqual({ done: 3, failed: 1 });
  expect(await jobs("faulty")).toMatchObject([{
    attempts: 1,
    last_error: "the roof is leaking",
    finished_at: null,
  }]);
  expect(await runJobs(deps(), handlers)).toEqual({ done: 0, failed: 0 });
  await market.database.admin`update private.jobs set run_at = private.now() where kind = 'faulty'`;
  expect(await runJobs(deps(), { faulty: async () => {} })).toEqual({ done: 1, failed: 0 });
});

test("after its last attempt a job is a dead letter that stays visible", async () => {
  await enqueue("hopeless", 1);
  await market.database.admin`update private.jobs set max_attempts = 1 where kind = 'hopeless'`;
  await runJobs(deps(), { hopeless: () => Promise.reject(new Error("never")) });
  expect(await jobs("hopeless")).toMatchObject([{
    dead_at: expect.any(Date),
    last_error: "never",
  }]);
});

test("a worker that lost its lease cannot finish what another has taken over", async () => {
  await enqueue("slow", 1);
  const claim = () =>
    market.services.db.system.call("jobs_claim", { limit: 10, lease_seconds: 60 });
  const [first] = await claim();
  await market.database
    .admin`update private.jobs set leased_until = clock_timestamp() - interval '1 second' where kind = 'slow'`;
  const [second] = await claim();
  expect(second).toMatchObject({ id: first.id, attempts: 2 });
  await market.services.db.system.call("jobs_finish", {
    job_id: first.id,
    lease_token: first.lease_token,
  });
  expect(await jobs("slow")).toMatchObject([{ finished_at: null }]);
  await market.services.db.system.call("jobs_finish", {
    job_id: second.id,
    lease_token: second.lease_token,
  });
  expect(await jobs("slow")).toMatchObject([{ finished_at: expect.any(Date) }]);
});
