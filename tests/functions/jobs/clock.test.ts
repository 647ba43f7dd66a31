/** Leases are real time: moving the stack's clock past them ends none of them. */
import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { runJobs } from "../../../functions/jobs/runner.ts";

const market = useMarket();
const TEN_DAYS = 10 * 86_400;

const stateOf = async (kind: string) =>
  (await market.sql`
    select attempts, finished_at is not null as is_done, dead_at is not null as is_dead
    from private.jobs where kind = ${kind}`)[0];

test("moving the clock by ten days leaves a running job to its worker, with its attempts", async () => {
  await market.sql`select private.enqueue_job('parcel', '1')`;
  const [running, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const parcel = async () => {
    runs++;
    running.resolve();
    await release.promise;
  };
  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {} };
  const work = runJobs(deps, { parcel });
  await running.promise;
  await market.time.advance(TEN_DAYS);
  expect(await runJobs(deps, { parcel })).toMatchObject({ done: 0, failed: 0 });
  expect(await stateOf("parcel")).toEqual({ attempts: 1, is_done: false, is_dead: false });
  release.resolve();
  await work;
  expect([runs, await stateOf("parcel")])
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
