import { expect, test } from "vitest";
import { killedAt } from "../../support/killed.ts";
import { atOnce, useMarket } from "../../support/market.ts";
import { topUp } from "../../support/reconcile.ts";
import { runReconciliation } from "../../../functions/jobs/handlers/reconcile.ts";
import type { Selection } from "../../../shared/providers/payment/port.ts";

const market = useMarket();

const listed = () => topUp(market);

const PIECE = 500;

const worker = (poolUrl: string, publicPoolUrl: string) => `
  import { openDatabase } from "@local/../shared/db/client.ts";
  import { runReconciliation } from "@local/../functions/jobs/handlers/reconcile.ts";
  const db = openDatabase({ poolUrl: "${poolUrl}", publicPoolUrl: "${publicPoolUrl}", poolSize: 2 });
  let pieces = 0;
  const call = (operation, args) => {
    if (!operation.includes("find_reconciliation") || pieces++ < 1) return db.service.call(operation, args);
    console.log("A PIECE IS DONE");
    return new Promise(() => setTimeout(() => {}, 1e6));
  };
  const payments = { statement: "xendit", movements: async function* () { yield { movements: [], odd: [], last: "txn" }; } };
  await runReconciliation({ db: { ...db, service: { call } }, log() {}, triggerJobs() {}, payments });`;

test("a run that is killed between two pieces goes on with what it had not compared", async () => {
  const { admin, url } = market.database;
  await admin`
    insert into private.provider_transactions (id, type, status, reference, cashflow, amount, fee, created_at)
    select 'txn_' || n, 'TOPUP', 'SUCCESS', 'TOP-' || n, 'MONEY_IN', 5000, 0, private.now()
    from generate_series(1, ${PIECE + 100}::integer) as n`;
  await admin`
    insert into private.reconciliation_references (statement, reference)
    select 'xendit', reference from private.provider_transactions where type = 'TOPUP'`;
  await killedAt(worker(url("preloved_functions"), url("preloved_anon")), "A PIECE IS DONE");

  const waiting = () => admin`select from private.reconciliation_references`;
  expect(await waiting()).toHaveLength(100);
  expect(
    await admin`select from private.reconciliation_differences where reference like 'TOP-%'`,
  ).toHaveLength(PIECE);
  // The provider's list has none of these rows: only the queue knows them.
  expect((await market.reconcile()).differences).toHaveLength(PIECE + 100);
  expect(await waiting()).toEqual([]);
  await admin`delete from private.reconciliation_differences`;
  await admin`delete from private.provider_transactions where type = 'TOPUP'`;
});

test("a run that is interrupted goes on after its last page, and misses nothing that changed meanwhile", async () => {
  await atOnce(60, listed);
  const payments = market.payments();
  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {} };
  const asked: Selection[] = [];
  const movements = async function* (selection: Selection, pages = 9) {
    if ("updatedSince" in selection) asked.push(selection);
    for await (const page of payments.movements(selection)) {
      if (pages-- === 0) throw new Error("The worker was ended.");
      yield page;
    }
  };
  const cut = { ...payments, movements: (selection: Selection) => movements(selection, 1) };
  await expect(runReconciliation({ ...deps, payments: cut })).rejects.toThrow(
    "The worker was ended.",
  );
  const late = await listed();
  const { differences } = await runReconciliation({
    ...deps,
    payments: { ...payments, movements },
  });
  expect(asked.map((selection) => "after" in selection && selection.after !== null))
    .toEqual([false, true, false]);
  expect(await market.sql`select from private.provider_transactions where id = ${late.id}`)
    .toHaveLength(1);
  expect(differences.length).toBeGreaterThanOrEqual(61);
});
