import { expect, test } from "vitest";
import { runJobs } from "../../../functions/jobs/runner.ts";
import { useMarket } from "../../support/market.ts";
import { runScript, scratchFolder, waitFor } from "../../local/scratch.ts";

const market = useMarket();

const worker = (poolUrl: string, publicPoolUrl: string) => `
  import { openDatabase } from "@local/../shared/db/client.ts";
  import { runJobs } from "@local/../functions/jobs/runner.ts";
  const db = openDatabase({ poolUrl: "${poolUrl}", publicPoolUrl: "${publicPoolUrl}", poolSize: 2 });
  await runJobs({ db, log() {}, triggerJobs() {} }, {
    parcel: () => { console.log("CLAIMED"); return new Promise(() => setTimeout(() => {}, 1e6)); },
  });`;

const lease = async () =>
  (await market.database.admin`
    select attempts, finished_at, leased_until > clock_timestamp() as holds,
      extract(epoch from leased_until - clock_timestamp())::float8 as left
    from private.jobs where kind = 'parcel'`)[0]!;

test("the next worker does a killed worker's jobs after their lease, and none earlier", async () => {
  const { admin } = market.database;
  await admin`select private.enqueue_job('parcel', '1')`;
  const folder = await scratchFolder();
  const { database } = market;
  const code = worker(database.url("preloved_functions"), database.url("preloved_anon"));
  const process = runScript(folder, "worker", code);
  await waitFor(process.stdout, "CLAIMED");
  process.kill("SIGKILL");
  await process.status;
  await Deno.remove(folder, { recursive: true });

  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {} };
  const done: string[] = [];
  const handlers = { parcel: async () => void done.push("parcel") };
  expect(await runJobs(deps, handlers)).toEqual({ done: 0, failed: 0, stopped: false });
  expect(await lease()).toMatchObject({ attempts: 1, holds: true });
  // A killed worker delays its jobs by half a minute at most.
  expect((await lease())["left"]).toBeLessThanOrEqual(30);
  await admin`update private.jobs set leased_until = clock_timestamp() - interval '1 second' where kind = 'parcel'`;
  expect(await runJobs(deps, handlers)).toEqual({ done: 1, failed: 0, stopped: false });
  expect(done).toEqual(["parcel"]);
  expect(await lease()).toMatchObject({ attempts: 2, finished_at: expect.any(Date) });
});
