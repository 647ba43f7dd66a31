import { expect, onTestFinished, test, vi } from "vitest";
import { killedAt } from "../../support/killed.ts";
import { atOnce, must, RACING, useMarket } from "../../support/market.ts";
import { runJobs } from "../../../functions/jobs/runner.ts";
import { createRecordFeatures } from "../../../functions/jobs/features.ts";
import type { DatabaseClients } from "../../../shared/db/client.ts";
import { Off } from "../../../shared/features.ts";
import { lastErrorOf } from "../../../functions/jobs/last_error.ts";
import { ProviderRejected } from "../../../shared/providers/call.ts";

const market = useMarket(RACING);

const enqueue = (kind: string, count: number) =>
  market.sql`
    select private.enqueue_job(${kind}, ${kind} || n) from generate_series(1, ${count}::integer) as n`;
const jobs = (kind: string) =>
  market.sql`select * from private.jobs where kind = ${kind} order by key`;
const deps = () => ({ db: market.services.db, log: () => {}, triggerJobs: () => {} });
const claim = (limit = 10) =>
  market.services.db.service.call("internal.claim_jobs", { limit, lease_seconds: 60 });
/** Leases end in real time. */
const endLease = (kind: string) =>
  market.sql`
    update private.jobs set leased_until = clock_timestamp() - interval '1 second'
    where kind = ${kind}`;
const fail = () => Promise.reject(new Error("the roof is leaking"));

/** Of a run that found nothing more to do. */
const tally = (done: number, failed: number) => ({ done, failed, stopped: false });

/** Runs of one process share the number of jobs. */
const ALL = { limits: { ms: 60_000, items: Infinity } };

test("a failed job is retried later with its error, and the others are done", async () => {
  await enqueue("faulty", 1);
  await enqueue("sound", 3);
  const handlers = { sound: async () => {}, faulty: fail };
  expect(await runJobs(deps(), handlers)).toEqual(tally(3, 1));
  expect(await jobs("faulty")).toMatchObject([{
    attempts: 1,
    last_error: "the roof is leaking",
    finished_at: null,
  }]);
  expect(await runJobs(deps(), handlers)).toEqual(tally(0, 0));
  await market.sql`update private.jobs set run_at = private.now() where kind = 'faulty'`;
  expect(await runJobs(deps(), { faulty: async () => {} })).toEqual(tally(1, 0));
});

test("a kind's retry delay doubles up to its maximum, within 20 percent", async () => {
  await market.sql`
    insert into private.job_kinds (kind, first_retry_seconds, longest_retry_seconds) values ('patient', 100, 300)`;
  const waits = async (kind: string, attempts: number) => {
    const rows = await market.sql<{ wait: number }[]>`
      select private.retry_seconds(${kind}, ${attempts}::integer) as wait from generate_series(1, 200)`;
    return rows.map(({ wait }) => wait);
  };
  for (const [attempts, about] of [[1, 100], [2, 200], [3, 300], [40, 300]] as const) {
    const all = await waits("patient", attempts);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(about * 0.8);
    expect(Math.max(...all)).toBeLessThanOrEqual(about * 1.2);
    expect(new Set(all).size).toBeGreaterThan(100);
  }
  expect(Math.max(...await waits("unlisted", 50))).toBeLessThanOrEqual(3600 * 1.2);
});

test("20 failed attempts open a case, also if the worker was killed in the last one", async () => {
  await enqueue("dogged", 1);
  await market.sql`update private.jobs set attempts = 20 where kind = 'dogged'`;
  for (let tries = 0; tries < 2; tries++) {
    await market.sql`update private.jobs set run_at = private.now() where kind = 'dogged'`;
    await runJobs(deps(), { dogged: fail });
  }
  const cases = await market.sql`
    select 1 from private.staff_cases where kind = 'stuck_job' and details ->> 'kind' = 'dogged'`;
  expect(cases).toHaveLength(1);
  await market.sql`update private.jobs set finished_at = private.now() where kind = 'dogged'`;
});

test("a retry keeps the time at which a job was first due", async () => {
  await enqueue("tardy", 1);
  const [{ run_at }] = await market.sql<[{ run_at: Date }]>`
    select run_at from private.jobs where kind = 'tardy'`;
  for (let tries = 0; tries < 2; tries++) {
    await runJobs(deps(), { tardy: fail });
    await market.sql`update private.jobs set run_at = private.now() where kind = 'tardy'`;
  }
  expect((await jobs("tardy"))[0]).toMatchObject({ attempts: 2, due_at: run_at });
  await market.sql`update private.jobs set finished_at = private.now() where kind = 'tardy'`;
});

test("a job is dead after its last attempt, and can be claimed again once staff restart it", async () => {
  await market.sql`
    insert into private.job_kinds (kind, first_retry_seconds, max_attempts) values ('hopeless', 10, 2)`;
  await enqueue("hopeless", 1);
  for (let attempt = 0; attempt < 2; attempt++) {
    await runJobs(deps(), { hopeless: fail });
    await market.sql`update private.jobs set run_at = private.now() where kind = 'hopeless'`;
  }
  const [dead] = await jobs("hopeless");
  expect(dead).toMatchObject({ attempts: 2, dead_at: expect.any(Date) });
  const person = await market.staff("administrator");
  const { dead_jobs } = await must(person.get("/admin/reliability"));
  expect(dead_jobs).toMatchObject([{ id: dead!["id"], kind: "hopeless" }]);
  await must(person.post(`/admin/jobs/${dead!["id"]}/redrive`));
  expect(await runJobs(deps(), { hopeless: async () => {} })).toEqual(tally(1, 0));
});

test("jobs with the same fifo key run one after the other, and other keys do not wait", async () => {
  await market.sql`insert into private.job_kinds (kind, is_fifo) values ('letter', true)`;
  for (const key of ["ani:1", "ani:2", "budi:1", "ani:3"]) {
    await market.sql`select private.enqueue_job('letter', ${key}, ${market.sql.json({ key })})`;
  }
  const seen: string[] = [];
  const letter = async (_: unknown, { key }: { key: string }) => {
    seen.push(key);
    if (key === "ani:2" && seen.filter((each) => each === key).length === 1) await fail();
  };
  expect(await runJobs(deps(), { letter })).toEqual(tally(2, 1));
  expect(seen.filter((key) => key.startsWith("ani"))).toEqual(["ani:1", "ani:2"]);
  expect(seen).toContain("budi:1");
  await market.sql`update private.jobs set run_at = private.now() where kind = 'letter'`;
  await runJobs(deps(), { letter });
  expect(seen.filter((key) => key.startsWith("ani"))).toEqual(["ani:1", "ani:2", "ani:2", "ani:3"]);
});

test("many jobs of one kind leave other kinds their share of each claim", async () => {
  await enqueue("a_flood", 500);
  await enqueue("a_deadline", 1);
  const claimed: { kind: string }[] = await claim(10);
  expect(claimed.filter(({ kind }) => kind === "a_deadline")).toHaveLength(1);
  expect(claimed.filter(({ kind }) => kind === "a_flood")).toHaveLength(5);
  await market.sql`delete from private.jobs where kind in ('a_flood', 'a_deadline')`;
});

test("ten concurrent runs do each job once", async () => {
  await enqueue("counted", 300);
  const seen: string[] = [];
  const handlers = { counted: async () => void seen.push("one") };
  const tallies = await atOnce(10, () => runJobs(deps(), handlers, ALL));
  expect(seen).toHaveLength(300);
  expect(tallies.reduce((sum, { done }) => sum + done, 0)).toBe(300);
});

test("a worker without a lease cannot finish a job that another worker has claimed", async () => {
  await enqueue("slow", 1);
  const [first] = await claim();
  await endLease("slow");
  const [second] = await claim();
  expect(second).toMatchObject({ id: first!.id, attempts: 2 });
  const { service } = market.services.db;
  const mine = { job_id: first!.id, lease_token: first!.lease_token };
  const finish = (...jobs: typeof mine[]) => service.call("internal.finish_jobs", { jobs });
  expect(await finish(mine)).toEqual([]);
  expect(await service.call("internal.extend_job_lease", { ...mine, lease_seconds: 60 })).toBe(
    false,
  );
  expect(await service.call("internal.fail_job", { ...mine, error: "too late" })).toBe(false);
  expect(await jobs("slow")).toMatchObject([{ finished_at: null, last_error: null }]);
  const theirs = { job_id: second!.id, lease_token: second!.lease_token };
  expect(await finish(mine, theirs)).toEqual([theirs.job_id]);
  expect(await jobs("slow")).toMatchObject([{ finished_at: expect.any(Date) }]);
});

test("a running worker keeps its job beyond the lease", async () => {
  await enqueue("long", 1);
  const runs: number[] = [];
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const long = async () => {
    runs.push(1);
    await end;
  };
  const pace = { leaseSeconds: 1, heartbeatMs: 100 };
  const first = runJobs(deps(), { long }, pace);
  const lease = async () => (await jobs("long"))[0]?.["leased_until"]?.getTime() ?? 0;
  while (runs.length === 0) await Promise.resolve(await lease());
  const began = await lease();
  // From here only heartbeats keep the lease.
  while (await lease() < began + 1_000);
  expect(await runJobs(deps(), { long }, pace)).toEqual(tally(0, 0));
  finish();
  expect(await first).toEqual(tally(1, 0));
  expect(runs).toHaveLength(1);
});

/** A worker's process with these handlers, which is killed once it has written this word. */
async function killedWorker(word: string, handlers: string, call = "db.service.call") {
  const { url } = market.database;
  await killedAt(
    `
  import { openDatabase } from "@local/../shared/db/client.ts";
  import { runJobs } from "@local/../functions/jobs/runner.ts";
  const db = openDatabase({
    poolUrl: "${url("preloved_functions")}",
    publicPoolUrl: "${url("preloved_anon")}",
    poolSize: 2,
  });
  const stop = () => (console.log("${word}"), new Promise(() => setTimeout(() => {}, 1e6)));
  const deps = { db: { ...db, service: { call: ${call} } }, log() {}, triggerJobs() {} };
  await runJobs(deps, { ${handlers} });`,
    word,
  );
}

test("the next worker does a killed worker's jobs after their lease, and none earlier", async () => {
  await enqueue("parcel", 1);
  await killedWorker("CLAIMED", "parcel: stop");

  const done: string[] = [];
  const handlers = { parcel: async () => void done.push("parcel") };
  const lease = async () =>
    (await market.sql`
      select attempts, finished_at, leased_until > clock_timestamp() as holds,
        extract(epoch from leased_until - clock_timestamp())::float8 as left
      from private.jobs where kind = 'parcel'`)[0]!;
  expect(await runJobs(deps(), handlers)).toEqual(tally(0, 0));
  expect(await lease()).toMatchObject({ attempts: 1, holds: true });
  // A killed worker delays its jobs by half a minute at most.
  expect((await lease())["left"]).toBeLessThanOrEqual(30);
  await endLease("parcel");
  expect(await runJobs(deps(), handlers)).toEqual(tally(1, 0));
  expect(done).toEqual(["parcel"]);
  expect(await lease()).toMatchObject({ attempts: 2, finished_at: expect.any(Date) });
});

test("jobs of a worker that is killed before it marks them are done again after their lease", async () => {
  await enqueue("card", 3);
  const call =
    `(operation, args) => operation.includes("finish") ? stop() : db.service.call(operation, args)`;
  await killedWorker("MARKING", "card: async () => {}", call);

  const done: string[] = [];
  const handlers = { card: async () => void done.push("card") };
  expect(await runJobs(deps(), handlers)).toMatchObject({ done: 0 });
  await endLease("card");
  expect(await runJobs(deps(), handlers)).toMatchObject({ done: 3, failed: 0 });
  expect(done).toHaveLength(3);
  const rows = await jobs("card");
  expect(rows.map(({ attempts }) => attempts)).toEqual([2, 2, 2]);
  for (const row of rows) expect(row).toMatchObject({ finished_at: expect.any(Date) });
});

const TEN_DAYS = 10 * 86_400;

const stateOf = async (kind: string) =>
  (await market.sql`
    select attempts, finished_at is not null as is_done, dead_at is not null as is_dead
    from private.jobs where kind = ${kind}`)[0];

// Leases are real time: moving the stack's clock past them ends none of them.
test("moving the clock by ten days leaves a running job to its worker, with its attempts", async () => {
  await enqueue("trunk", 1);
  const [running, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const trunk = async () => {
    runs++;
    running.resolve();
    await release.promise;
  };
  const work = runJobs(deps(), { trunk });
  await running.promise;
  await market.time.advance(TEN_DAYS);
  expect(await runJobs(deps(), { trunk })).toMatchObject({ done: 0, failed: 0 });
  expect(await stateOf("trunk")).toEqual({ attempts: 1, is_done: false, is_dead: false });
  release.resolve();
  await work;
  expect([runs, await stateOf("trunk")])
    .toEqual([1, { attempts: 1, is_done: true, is_dead: false }]);
});

test("moving the clock burns no attempts of a job whose subject a live request holds", async () => {
  const person = await market.wealthy();
  await market.services.db.user(person).call("api.wallet_withdrawals_create", {
    amount: 50_000,
    fee: 2_500,
    provider: "xendit_invoices",
    request_key: "held",
  });
  for (let step = 0; step < 3; step++) await market.time.advance(TEN_DAYS);
  expect(await stateOf("check_withdrawal")).toMatchObject({ attempts: 0, is_dead: false });
  await market.loseLeases();
  await market.time.advance(60);
  const [{ status } = { status: "" }] = await market.sql<{ status: string }[]>`
    select status::text from private.withdrawals`;
  expect(status).toBe("LINK_CREATED");
});

test("a worker records once a minute which features are off, and sooner when that failed", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const recorded: unknown[] = [];
  let isDown = true;
  const call = (_: string, { off }: { off: unknown }) => {
    recorded.push(off);
    return isDown ? Promise.reject(new Error("down")) : Promise.resolve();
  };
  const record = createRecordFeatures({
    db: { service: { call } } as unknown as DatabaseClients,
    featuresOff: { mail: new Off("mail", "RESEND_API_KEY", null) },
  });
  await expect(record()).rejects.toThrow("down");
  isDown = false;
  await record();
  await record();
  expect(recorded).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  await record();
  expect(recorded).toEqual(Array(3).fill({ mail: "RESEND_API_KEY" }));
});

test.each([
  ["The address budi.s+1@mail.co.id is invalid", "The address […] is invalid"],
  ["phone +62 812-3456-7890 is not reachable", "phone […] is not reachable"],
  [
    'destination_contact_name "Budi Santoso" is too long',
    "destination_contact_name […] is too long",
  ],
  ["The key xnd_development_abc123== is wrong", "The key […] is wrong"],
  ["Authorization Bearer eyJhbGci.x.y was rejected", "Authorization […] was rejected"],
  [
    "GET https://storage.test/ktp/1.jpg?token=abc failed",
    "GET https://storage.test/ktp/1.jpg[…] failed",
  ],
  [`${"a".repeat(999)}👗👗`, `${"a".repeat(999)}👗`],
])("last_error of a job has no personal data and no secret: %s", (said, shown) => {
  expect(lastErrorOf(new Error(said))).toBe(shown);
});

test.each([
  "The provider responded with 503.",
  "Amount 257000 is below 10000",
  "The order 019a8d2e-7c11-7a3b-9c55-0242ac120002 has ended.",
  "The photos of an identity check could not be deleted yet.",
])("what helps staff stays: %s", (said) => expect(lastErrorOf(new Error(said))).toBe(said));

test.each([
  ["40002024", "40002024", "The provider rejected the request: 422 40002024."],
  [
    "the provider's own words",
    "Budi Santoso has no phone",
    "The provider rejected the request: 422.",
  ],
  ["no code", "422", "The provider rejected the request: 422."],
])(
  "of a provider's rejection last_error has status and code, never its words: %s",
  (_, code, shown) => {
    const words = "receiver Budi Santoso of Jalan Melati 4 was not found";
    expect(lastErrorOf(new ProviderRejected(422, code, words, {}))).toBe(shown);
  },
);
