import { afterEach, expect, test } from "vitest";
import { atOnce, must, setUp, useMarket } from "../../support/market.ts";
import { topUp } from "../../support/reconcile.ts";

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

test("a payout that the bank returns on day nine leaves no difference", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.payout(withdrawal, "complete");
  await days(9);
  await market.fault("payment", "callback", "error");
  await market.payout(withdrawal, "return");
  await days(1);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "RETURNED" });
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
});

test("a payment that the provider reverses after eight days is a difference the next night", async () => {
  const sale = await market.paidSale();
  await days(8);
  await change(sale.order.reference, { status: "REVERSED" });
  await days(1);
  expect((await open()).map(({ reference }: { reference: string }) => reference))
    .toEqual([sale.order.reference]);
  await change(sale.order.reference, { status: "SUCCESS" });
  await days(1);
  expect(await open()).toEqual([]);
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

test.each<[string, Record<string, unknown>]>([
  ["an amount in words", { amount: "Rp 5.000" }],
  ["another currency", { currency: "USD" }],
  ["no identity", { id: null }],
  ["an unknown direction", { cashflow: "SIDEWAYS" }],
  ["a NUL character", { reference_id: "ORD\u0000" }],
  ["no time", { created: "yesterday" }],
  ["a time that only we can read", { created: "+275760-09-13T00:00:00.000Z" }],
  ["half a character", { reference_id: "ORD\ud800" }],
  ["half a character in its identity", { id: "txn\ud800" }],
  ["nothing that we know", { id: null, amount: null, cashflow: null, created: null, fee: "free" }],
])("a row with %s does not stop the night, and waits for staff", async (_, odd) => {
  const row = await listed();
  await change(row.id, { odd });
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  const { differences } = await market.reconcile();
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(differences).toMatchObject([{ difference: 0, problem: expect.any(String) }]);
  await market.reconcile();
  expect(await open()).toHaveLength(1);
  expect((await must(staff.get("/admin/cases?kind=odd_transaction"))).total).toBe(1);
  const { id } = differences[0]!;
  expect(await must(staff.post(`/admin/reconciliation/${id}/approve`, {})))
    .toMatchObject({ status: "approved", correction: [] });
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
