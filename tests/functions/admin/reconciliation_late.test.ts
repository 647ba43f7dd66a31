/** Runs that were cut off, and what the provider says late: its fees and rows as they are now. */
import { afterEach, expect, test } from "vitest";
import { killedAt } from "../../support/killed.ts";
import { atOnce, must, setUp, useMarket } from "../../support/market.ts";
import { topUp } from "../../support/reconcile.ts";
import { runReconciliation } from "../../../functions/jobs/handlers/reconcile.ts";
import type { Selection } from "../../../shared/providers/payment/port.ts";

const market = useMarket();
afterEach(() => market.proveMoney());
const staff = setUp(() => market.staffClient());

const DAY = 24 * 3600;
const NIGHT = 26 * 3600;
const days = (count: number) => market.time.advance(count * DAY, DAY / 2);
const change = (id: string, changes: object) =>
  market.sandbox(`/payment/transactions/${id}/change`, changes);
const reliability = async () => (await must(staff.get("/admin/reliability")));
const open = async () => (await must(staff.get("/admin/reconciliation?status=open"))).items;
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

const feesPaid = async (): Promise<number> =>
  (await market.sql`
    select coalesce(-sum(balance), 0)::float8 as paid from private.ledger_accounts
    where kind = 'payment_fees'`)[0]!["paid"];
/** A payment that was read and compared, and what fees cost before it. */
async function comparedSale() {
  const before = await feesPaid();
  const sale = await market.paidSale();
  expect(await market.reconcile()).toMatchObject({ differences: [] });
  const fee = async () => await feesPaid() - before;
  expect(await fee()).toBe(4_995);
  return { sale, reference: sale.order.reference as string, fee };
}
const openCases = async (kind: string, key: string) =>
  (await staff.get(`/admin/cases?kind=${kind}&limit=100`)).body.data.items
    .filter((each: { key: string }) => each.key === key).length;

test("a fee that the provider changes later is booked as it is now, once, up or down, by three readings at once too", async () => {
  const { reference, fee } = await comparedSale();
  for (const now of [7_000, 3_000, 3_000, 0, 4_995]) {
    await change(reference, { fee: now });
    await market.reconcile();
    expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
    expect(await fee()).toBe(now);
  }
  await change(reference, { fee: 9_000 });
  await Promise.all([market.reconcile(), market.reconcile(), market.reconcile()]);
  expect(await fee()).toBe(9_000);
});

test("a fee above the payment is not booked: a difference and a case until the provider corrects it", async () => {
  const { reference, fee } = await comparedSale();
  await change(reference, { fee: 999_999 });
  const { differences } = await market.reconcile();
  expect(differences).toMatchObject([{ reference, difference: 4_995 - 999_999 }]);
  expect(await fee()).toBe(4_995);
  expect(await openCases("fee_above_payment", reference)).toBe(1);
  await change(reference, { fee: 4_995 });
  expect(await market.reconcile()).toMatchObject({ differences: [] });
  expect(await openCases("fee_above_payment", reference)).toBe(0);
  await change(reference, { fee: 999_999 });
  await market.reconcile();
  expect(await openCases("fee_above_payment", reference)).toBe(1);
  await change(reference, { fee: 4_995 });
  await market.reconcile();
});

test("a fee above its amount keeps its case while another row of the same reference is right", async () => {
  const { reference } = await comparedSale();
  const row = { type: "ADJUSTMENT", amount: 1_000, cashflow: "MONEY_OUT", reference_id: reference };
  const { id } = (await market.sandbox("/payment/transactions", row)).body;
  await change(id, { fee: 250_000 });
  await market.reconcile();
  await market.sql`
    select private.book_provider_fee(transactions.id) from private.provider_transactions as transactions
    where reference = ${reference} and id <> ${id}`;
  expect(await openCases("fee_above_payment", reference)).toBe(1);
  await change(id, { status: "FAILED" });
  await market.reconcile();
});

test.each([{ type: "TRANSFER" }, { reference_id: "ORD-elsewhere" }])(
  "a row that becomes another one, %o, is a difference with a case, and its money stays where it is",
  async (changes) => {
    const { sale, reference } = await comparedSale();
    const { body: { id } } = await change(reference, changes);
    const { differences } = await market.reconcile();
    expect(differences).toMatchObject([{ reference: `row:${id}`, difference: 0 }]);
    expect(differences[0]!.problem).toContain(Object.values(changes)[0]);
    expect(await openCases("odd_transaction", id)).toBe(1);
    await market.reconcile();
    expect(await sale.status()).toBe("READY_TO_SHIP");
    await change(id, { type: "PAYMENT", reference_id: reference });
    expect(await market.reconcile()).toMatchObject({ differences: [] });
    expect(await openCases("odd_transaction", id)).toBe(0);
  },
);

test("a row that becomes another one is not read again once staff have judged it", async () => {
  const { reference } = await comparedSale();
  const { body } = await change(reference, { type: "TRANSFER" });
  const { differences: [odd] } = await market.reconcile();
  await staff.post(`/admin/reconciliation/${odd!.id}/approve`, {});
  expect(await market.reconcile()).toMatchObject({ differences: [] });
  await change(body.id, { type: "SETTLEMENT" });
  const { differences } = await market.reconcile();
  expect(differences).toHaveLength(1);
  await must(staff.post(`/admin/reconciliation/${differences[0]!.id}/approve`, {}));
});

test("a payment that the provider reverses after eight days is a difference the next night; a payout that the bank returns on day nine leaves none", async () => {
  const sale = await market.paidSale();
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.payout(withdrawal, "complete");
  await days(8);
  await change(sale.order.reference, { status: "REVERSED" });
  await days(1);
  expect((await open()).map(({ reference }: { reference: string }) => reference))
    .toEqual([sale.order.reference]);
  await change(sale.order.reference, { status: "SUCCESS" });
  await market.fault("payment", "callback", "error");
  await market.payout(withdrawal, "return");
  await days(1);
  expect(await open()).toEqual([]);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "RETURNED" });
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
});

test("a list that is down for nine days hides no payment, and staff see how far it is behind", async () => {
  await market.reconcile();
  expect(await reliability()).toMatchObject({ reconciliation_behind_s: 0 });
  const { reconciled_until } = await reliability();
  const sale = await market.openSale();
  await market.fault("payment", "list_transactions", "error", 10_000);
  await market.fault("payment", "callback", "error", 100);
  await sale.invoice("pay");
  await market.sql`
    update private.jobs set finished_at = private.now()
    where kind = 'orders_deadline' and payload ->> 'order_id' = ${sale.order.id}`;
  await days(9);
  const late = await reliability();
  expect(late.reconciled_until).toBe(reconciled_until);
  expect(late.reconciliation_behind_s).toBeGreaterThan(9 * DAY - NIGHT - 60);
  await market.noFaults();
  await days(1);
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await reliability()).toMatchObject({ reconciliation_behind_s: 0 });
  expect(await open()).toEqual([]);
});

test("a statement that broke off stays behind while it goes on, although another is read", async () => {
  const { service } = market.services.db;
  const begin = () => service.call("internal.begin_reconciliation", { statement: "slow" });
  await service.call("internal.finish_reconciliation", { run_id: (await begin()).run_id });
  await market.reconcile();
  const { reconciled_until } = await reliability();
  await market.time.advance(60);
  await service.call("internal.record_provider_transactions", {
    statement: "slow",
    run_id: (await begin()).run_id,
    transactions: [],
    after: "txn",
  });
  await market.time.advance(DAY - 3600, DAY / 4);
  await market.reconcile();
  expect(await begin()).toMatchObject({ after: "txn" });
  expect((await reliability()).reconciled_until).toBe(reconciled_until);
});

test("a row with a negative amount or fee is a difference, and the rows beside it are compared", async () => {
  const [negative, rebate, beside] = [await listed(), await listed(), await listed()];
  await change(negative.id, { amount: -700 });
  await change(rebate.id, { fee: -300 });
  const { differences } = await market.reconcile();
  expect(differences.map(({ difference }) => difference).sort((a, b) => a - b))
    .toEqual([-700, 5_000, 5_300]);
  for (const { id } of differences) {
    await must(staff.post(`/admin/reconciliation/${id}/approve`, { account: "adjustments" }));
  }
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
  expect(beside.id).not.toBe(negative.id);
});

const ODD: Record<string, Record<string, unknown>> = {
  "an amount in words": { amount: "Rp 5.000" },
  "another currency": { currency: "USD" },
  "no identity": { id: null },
  "an unknown direction": { cashflow: "SIDEWAYS" },
  "a NUL character": { reference_id: "ORD\u0000" },
  "no time": { created: "yesterday" },
  "a time that only we can read": { created: "+275760-09-13T00:00:00.000Z" },
  "half a character": { reference_id: "ORD\ud800" },
  "half a character in its identity": { id: "txn\ud800" },
  "nothing that we know": { id: null, amount: null, cashflow: null, created: null, fee: "free" },
};

test("rows that cannot be read do not stop the night, and each waits for staff", async () => {
  for (const odd of Object.values(ODD)) await change((await listed()).id, { odd });
  const count = Object.keys(ODD).length;
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  const { differences } = await market.reconcile();
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(differences).toHaveLength(count);
  for (const { difference, problem } of differences) {
    expect([difference, problem]).toEqual([0, expect.any(String)]);
  }
  await market.reconcile();
  expect(await open()).toHaveLength(count);
  expect((await must(staff.get("/admin/cases?kind=odd_transaction"))).total).toBe(count);
  for (const { id } of differences) {
    expect(await must(staff.post(`/admin/reconciliation/${id}/approve`, {})))
      .toMatchObject({ status: "approved", correction: [] });
  }
  expect((await market.reconcile()).differences).toEqual([]);
  expect((await must(staff.get("/admin/cases?kind=odd_transaction"))).total).toBe(0);
});

test("a row that can be read again closes its difference", async () => {
  const row = await listed();
  await change(row.id, { odd: { amount: null } });
  expect((await market.reconcile()).differences.map(({ problem }) => problem !== null))
    .toEqual([true]);
  await change(row.id, { odd: {} });
  const { differences } = await market.reconcile();
  expect(differences).toMatchObject([{ difference: 5_000, problem: null }]);
  await must(staff.post(`/admin/reconciliation/${differences[0]!.id}/approve`, {}));
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

test("a row without an identity at the end of a page does not hide the pages after it", async () => {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  const rows = await atOnce(50, listed);
  await change(rows[0]!.id, { odd: { id: null } });
  await market.reconcile();
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

test("a page that does not tell where the next one begins is no finished run", async () => {
  const rows = await atOnce(51, listed);
  for (const { id } of rows) await change(id, { odd: { id: null } });
  const { reconciled_until } = await reliability();
  await market.time.advance(60);
  await expect(market.reconcile()).rejects.toThrow();
  expect((await reliability()).reconciled_until).toBe(reconciled_until);
});
