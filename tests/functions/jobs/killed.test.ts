import { expect, test } from "vitest";
import { killedAt } from "../../support/killed.ts";
import { useMarket } from "../../support/market.ts";
import { runJobs } from "../../../functions/jobs/runner.ts";

const market = useMarket();

const worker = (poolUrl: string, publicPoolUrl: string) => `
  import { openDatabase } from "@local/../shared/db/client.ts";
  import { runJobs } from "@local/../functions/jobs/runner.ts";
  const db = openDatabase({ poolUrl: "${poolUrl}", publicPoolUrl: "${publicPoolUrl}", poolSize: 2 });
  await runJobs({ db, log() {}, triggerJobs() {} }, {
    parcel: () => { console.log("CLAIMED"); return new Promise(() => setTimeout(() => {}, 1e6)); },
  });`;

const run = (handlers: Parameters<typeof runJobs>[1]) =>
  runJobs({ db: market.services.db, log: () => {}, triggerJobs: () => {} }, handlers);

const lease = async () =>
  (await market.sql`
    select attempts, finished_at, leased_until > clock_timestamp() as holds,
      extract(epoch from leased_until - clock_timestamp())::float8 as left
    from private.jobs where kind = 'parcel'`)[0]!;

test("the next worker does a killed worker's jobs after their lease, and none earlier", async () => {
  const { url } = market.database;
  await market.sql`select private.enqueue_job('parcel', '1')`;
  await killedAt(worker(url("preloved_functions"), url("preloved_anon")), "CLAIMED");

  const done: string[] = [];
  const handlers = { parcel: async () => void done.push("parcel") };
  expect(await run(handlers)).toEqual({ done: 0, failed: 0, stopped: false });
  expect(await lease()).toMatchObject({ attempts: 1, holds: true });
  // A killed worker delays its jobs by half a minute at most.
  expect((await lease())["left"]).toBeLessThanOrEqual(30);
  await market.sql`
    update private.jobs set leased_until = clock_timestamp() - interval '1 second' where kind = 'parcel'`;
  expect(await run(handlers)).toEqual({ done: 1, failed: 0, stopped: false });
  expect(done).toEqual(["parcel"]);
  expect(await lease()).toMatchObject({ attempts: 2, finished_at: expect.any(Date) });
});

const finisher = (poolUrl: string, publicPoolUrl: string) => `
  import { openDatabase } from "@local/../shared/db/client.ts";
  import { runJobs } from "@local/../functions/jobs/runner.ts";
  const db = openDatabase({ poolUrl: "${poolUrl}", publicPoolUrl: "${publicPoolUrl}", poolSize: 2 });
  const call = (operation, args) => {
    if (!operation.includes("finish")) return db.service.call(operation, args);
    console.log("MARKING");
    return new Promise(() => setTimeout(() => {}, 1e6));
  };
  const deps = { db: { ...db, service: { call } }, log() {}, triggerJobs() {} };
  await runJobs(deps, { letter: async () => {} });`;

test("jobs of a worker that is killed before it marks them are done again after their lease", async () => {
  const { admin, url } = market.database;
  await admin`select private.enqueue_job('letter', n::text) from generate_series(1, 3) as n`;
  await killedAt(finisher(url("preloved_functions"), url("preloved_anon")), "MARKING");

  const done: string[] = [];
  const handlers = { letter: async () => void done.push("letter") };
  expect(await run(handlers)).toMatchObject({ done: 0 });
  await admin`
    update private.jobs set leased_until = clock_timestamp() - interval '1 second'
    where kind = 'letter'`;
  expect(await run(handlers)).toMatchObject({ done: 3, failed: 0 });
  expect(done).toHaveLength(3);
  const rows = await admin`select attempts, finished_at from private.jobs where kind = 'letter'`;
  expect(rows).toEqual(rows.map(() => ({ attempts: 2, finished_at: expect.any(Date) })));
});
