/** When jobs that are done are marked so. */
import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { DatabaseClient } from "../../../shared/db/client.ts";
import { createFinisher } from "../../../functions/jobs/finisher.ts";
import { runJobs } from "../../../functions/jobs/runner.ts";

const market = useMarket();

const enqueue = (...kinds: string[]) =>
  market.sql`
    select private.enqueue_job(kind, gen_random_uuid()::text) from unnest(${kinds}::text[]) as kind`;
const finished = async (kind: string) =>
  (await market.sql`
    select finished_at is not null as is_finished from private.jobs where kind = ${kind}`).map((
    { is_finished },
  ) => is_finished);
/** Records the operations, and fails those that `fails` names. */
const recording = (fails: (operation: string) => boolean = () => false) => {
  const operations: string[] = [];
  const call = ((operation: Parameters<DatabaseClient["call"]>[0], args: never) => {
    operations.push(operation);
    if (fails(operation)) return Promise.reject(new Error("the database is away"));
    return market.services.db.service.call(operation, args);
  }) as DatabaseClient["call"];
  const db = { ...market.services.db, service: { call } };
  return { operations, deps: { db, log: () => {}, triggerJobs: () => {} } };
};

interface Lease {
  job_id: string;
}
const claimed = (id: string) => ({
  id,
  kind: "any",
  payload: {},
  attempts: 1,
  traceparent: null,
  run_at: "2026-01-01T00:00:00Z",
  lease_token: id,
});
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

test("the jobs of a claim that end together are marked as done by the next claim", async () => {
  await enqueue(...Array.from({ length: 8 }, () => "brief"));
  const { operations, deps } = recording();
  expect((await runJobs(deps, { brief: async () => {} })).done).toBe(8);
  expect(operations).toEqual(["internal.claim_jobs", "internal.finish_and_claim_jobs"]);
  expect(await finished("brief")).toEqual(Array.from({ length: 8 }, () => true));
});

test("a job that is done is marked while another of its claim still runs", async () => {
  await enqueue("quick", "slow");
  const { promise: isOver, resolve: release } = Promise.withResolvers<void>();
  const { deps } = recording();
  const run = runJobs(deps, { quick: async () => {}, slow: () => isOver });
  await expect.poll(() => finished("quick")).toEqual([true]);
  expect(await finished("slow")).toEqual([false]);
  release();
  expect(await run).toEqual({ done: 2, failed: 0, stopped: false });
  expect(await finished("slow")).toEqual([true]);
});

test("jobs that are done when a run reaches its limit are marked without another claim", async () => {
  await enqueue("last", "last");
  const { operations, deps } = recording();
  const limits = { ms: 60_000, items: 2 };
  expect(await runJobs(deps, { last: async () => {} }, { limits })).toMatchObject({ done: 2 });
  expect(operations).toEqual(["internal.claim_jobs", "internal.finish_jobs"]);
  expect(await finished("last")).toEqual([true, true]);
});

test("jobs whose next claim fails are marked before the run fails", async () => {
  await enqueue("done");
  const { deps } = recording((operation) => operation === "internal.finish_and_claim_jobs");
  await expect(runJobs(deps, { done: async () => {} })).rejects.toThrow("away");
  expect(await finished("done")).toEqual([true]);
});

test("jobs that could not be marked are marked by the next claim", async () => {
  await enqueue("unmarked", "slower");
  const { promise: isOver, resolve: release } = Promise.withResolvers<void>();
  const { operations, deps } = recording((operation) => operation === "internal.finish_jobs");
  const run = runJobs(deps, { unmarked: async () => {}, slower: () => isOver });
  await expect.poll(() => operations).toContain("internal.finish_jobs");
  expect(await finished("unmarked")).toEqual([false]);
  release();
  expect(await run).toEqual({ done: 2, failed: 0, stopped: false });
  expect([await finished("unmarked"), await finished("slower")]).toEqual([[true], [true]]);
});

test.for(["claim", "end"] as const)(
  "a mark that takes longer than the next is waited for by %s, and made again",
  async (step) => {
    const slow = Promise.withResolvers<void>();
    const asked: string[][] = [];
    const call = (async (_: string, args: { jobs?: Lease[]; done?: Lease[] }) => {
      const ids = (args.jobs ?? args.done ?? []).map(({ job_id }) => job_id);
      if (asked.push(ids) === 1) await slow.promise;
      return args.done ? { finished: ids, jobs: [] } : args.jobs ? ids : [];
    }) as unknown as DatabaseClient["call"];
    const db = { ...market.services.db, service: { call } };
    const finisher = createFinisher({ db, log: () => {} });
    finisher.add(claimed("first"));
    await expect.poll(() => asked).toEqual([["first"]]);
    finisher.add(claimed("second"));
    await expect.poll(() => asked).toEqual([["first"], ["second"]]);

    const over = step === "end" ? finisher.end() : finisher.claim({ limit: 1, lease_seconds: 30 });
    await nextTurn();
    slow.reject(new Error("the database is away"));
    await over;
    expect(asked.slice(2)).toEqual([["first"]]);
  },
);
