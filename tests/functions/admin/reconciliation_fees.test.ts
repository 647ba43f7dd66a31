/** The provider's fees and rows as they are now, not as they were first read. */
import { afterEach, expect, test } from "vitest";
import { setUp, useMarket } from "../../support/market.ts";

const market = useMarket();
const staff = setUp(() => market.staffClient());
afterEach(() => market.proveMoney());

const change = (reference: string, changes: object) =>
  market.sandbox(`/payment/transactions/${reference}/change`, changes);
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
    const { id } = await market.sandbox(`/payment/transactions/${reference}/change`, changes)
      .then(({ body }) => body);
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
  expect((await market.reconcile()).differences).toHaveLength(1);
});
