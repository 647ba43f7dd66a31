/** What the provider says late: its fees and rows as they are now, not as they were first read. */
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

test("a fee that the provider changes later is booked as it is now, once, up or down", async () => {
  const { reference, fee } = await comparedSale();
  for (const now of [7_000, 3_000, 3_000, 0, 4_995]) {
    await change(reference, { fee: now });
    await market.reconcile();
    expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
    expect(await fee()).toBe(now);
  }
});

test("two readings of a changed fee at once book it once", async () => {
  const { reference, fee } = await comparedSale();
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
