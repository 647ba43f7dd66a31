import { afterEach, expect, test } from "vitest";
import { atOnce, must, setUp, tally, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";
import { topUp } from "../../support/reconcile.ts";

const market = useMarket({}, { nights: true });
afterEach(() => market.proveMoney());
const staff = setUp(() => market.staffClient());

const run = () => market.reconcile();
const feesPaid = async () => -(await accountBalance(market.database, "payment_fees"));

const buyBoost = async (seller: User) =>
  must(seller.post("/boosts", { listing_id: await seller.list(), package: "boost_1d" }));
const payBoost = async (boost: Sale["order"], body = {}) => {
  await market.invoice(boost, "pay", body);
  await market.runDue();
};

test("successful sales, boosts and withdrawals leave no drift, and provider fees are posted once", async () => {
  const sale = await market.completedSale();
  await payBoost(await buyBoost(sale.seller));
  const paid = await sale.seller.withdraw();
  await market.payout(paid, "complete");
  const returned = await sale.seller.withdraw();
  await market.payout(returned, "complete");
  await market.payout(returned, "return");
  expect(await run()).toMatchObject({ transactions: 4, drift: 0, differences: [] });
  expect(await feesPaid()).toBe(2 * 4_995);
  await run();
  expect(await feesPaid()).toBe(2 * 4_995);
});

test("a boost of a deleted listing and one with a wrong amount leave no drift", async () => {
  const seller = await market.user();
  const gone = await buyBoost(seller);
  await seller.delete(`/listings/${gone.listing_id}`);
  await payBoost(gone);
  await payBoost(await buyBoost(seller), { amount: 7_000 });
  expect(await run()).toMatchObject({ drift: 0, differences: [] });
});

test("a payment and a payout without callback are found and processed", async () => {
  const sale = await market.openSale();
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "callback", "error", 2);
  await sale.invoice("pay");
  await market.payout(withdrawal, "complete");
  expect(await run()).toMatchObject({ drift: 0, differences: [] });
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
});

test("a transaction only at the provider is a difference until staff approve its correction", async () => {
  await market.sandbox("/payment/transactions", {
    type: "ADJUSTMENT_DEDUCT",
    amount: 12_345,
    cashflow: "MONEY_OUT",
  });
  const { drift, differences } = await run();
  expect([drift, differences.length]).toEqual([-12_345, 1]);
  const page = (await staff.get("/admin/reconciliation?status=open")).body.data;
  expect(page).toMatchObject({
    drift: -12_345,
    total: 1,
    items: [{
      provider_amount: -12_345,
      ledger_amount: 0,
      difference: -12_345,
      correction: [
        { account: "provider_cash", amount: 12_345 },
        { account: "adjustments", amount: -12_345 },
      ],
    }],
  });
  await run();
  const { id } = page.items[0];
  expect((await staff.get("/admin/reconciliation?status=open")).body.data.items[0].id).toBe(id);
  const approve = () => staff.post(`/admin/reconciliation/${id}/approve`, { account: "claims" });
  const answers = await Promise.all([approve(), approve()]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  expect(await run()).toMatchObject({ drift: 0, differences: [] });
  expect(await market.audit(id)).toMatchObject([{
    before: { status: "open" },
    after: { status: "approved" },
  }]);
});

test("money only in our ledger is drift until the provider has it", async () => {
  const sale = await market.paidSale();
  await market.sql`
    select private.ledger_post('test:phantom', 'payment_again', 'Test', ${sale.order.id}, array[
      private.ledger_line('provider_cash', -777), private.ledger_line('adjustments', 777)])`;
  expect(await run()).toMatchObject({
    drift: -777,
    differences: [{ reference: sale.order.reference, order_id: sale.order.id }],
  });
  await market.sql`
    select private.ledger_post('test:undone', 'payment_again', 'Test', ${sale.order.id}, array[
      private.ledger_line('provider_cash', 777), private.ledger_line('adjustments', -777)])`;
  expect(await run()).toMatchObject({ drift: 0, differences: [] });
  const { items } = (await staff.get("/admin/reconciliation?status=resolved")).body.data;
  expect(items[0]).toMatchObject({ reference: sale.order.reference, difference: -777 });
});

test("transactions beyond one page are all read, and the list is available as CSV", async () => {
  await atOnce(55, (at) => topUp(market, 1_000 + at));
  const { differences } = await run();
  expect(differences).toHaveLength(55);
  const file = await staff.get("/admin/reconciliation?status=open&format=csv");
  expect(file.text.trim().split("\r\n")).toHaveLength(56);
  expect(file.headers.get("x-total-count")).toBe("55");
  expect(file.headers.get("content-disposition")).toContain("differences.csv");
});

test("an unreachable provider leaves the run unfinished, and the job retries it", async () => {
  await market.fault("payment", "list_transactions", "error");
  await expect(run()).rejects.toThrow(/responded with 500/);
  expect(await market.sql`select from private.reconciliation_runs where finished_at is null`)
    .toHaveLength(1);
});

test("the schedule runs it every night", async () => {
  const ended = async () =>
    (await market.sql`
      select from private.reconciliation_runs where finished_at is not null`).length;
  const before = await ended();
  await market.time.advance(4 * 24 * 3600);
  expect(await ended()).toBeGreaterThanOrEqual(before + 3);
  expect(await (await market.wealthy()).balance()).toMatchObject({ available: 100_000 });
});
