import { afterEach, expect, test } from "vitest";
import { messageOf, must, RACING, setUp, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());
const staff = setUp(() => market.staffClient());

/** An order paid without a callback, and the difference that reconciliation found. */
async function unheard() {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  return { sale, difference: await market.differenceOf(sale.order.reference) };
}
async function boostWithoutCallback(seller: User) {
  const request = { listing_id: await seller.list(), package: "boost_1d" };
  const boost = await must(seller.post("/boosts", request));
  await market.payWithoutCallback(boost);
  return boost;
}
const approve = ({ id }: { id: string }, body = {}) =>
  staff.post(`/admin/reconciliation/${id}/approve`, body);
const poll = ({ buyer, order }: Sale) => buyer.get(`/payments/${order.id}/check`);
const suspenseItemsFor = async ({ order }: Sale): Promise<{ id: string; amount: number }[]> =>
  (await must(staff.get(`/admin/suspense?status=open&order=${order.id}`))).items;
const suspense = () => accountBalance(market.database, "suspense");

test("an order paid from a correction is not refunded when its callback arrives", async () => {
  const { sale, difference } = await unheard();
  await must(approve(difference));
  const [suspenseItem] = await suspenseItemsFor(sale);
  expect(suspenseItem).toMatchObject({ amount: sale.order.total });
  await must(staff.post(`/admin/suspense/${suspenseItem!.id}/apply`));
  await must(poll(sale));
  await market.runDue();
  expect(await sale.read()).toMatchObject({ status: "READY_TO_SHIP", refunded_amount: null });
  expect(await sale.buyer.balance()).toMatchObject({ available: 0 });
  expect(await suspenseItemsFor(sale)).toEqual([]);
  await market.proveMoney();
  await must(sale.step("buyer", "confirm"));
  await must(sale.clawBack());
});

test("a callback between a correction and the decision creates no second amount in suspense", async () => {
  const { sale, difference } = await unheard();
  const before = await suspense();
  await must(approve(difference));
  expect((await must(poll(sale))).status).toBe("AWAITING_PAYMENT");
  expect(await suspense() - before).toBe(sale.order.total);
  const [suspenseItem] = await suspenseItemsFor(sale);
  await must(staff.post(`/admin/suspense/${suspenseItem!.id}/refund`));
  await must(poll(sale));
  expect(await sale.status()).toBe("EXPIRED");
  expect(await sale.buyer.balance()).toMatchObject({ available: sale.order.total });
});

test("an outdated correction is rejected and posts nothing", async () => {
  const { sale, difference } = await unheard();
  const before = await suspense();
  await must(poll(sale));
  expect(await messageOf(approve(difference))).toMatch(/^409 .*moved/);
  expect(await suspense()).toBe(before);
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
});

test("of a concurrent correction and callback for one payment, one posts it", async () => {
  for (let round = 0; round < 3; round++) {
    const { sale, difference } = await unheard();
    const before = await suspense();
    const [{ status }] = await Promise.all([approve(difference), poll(sale)]);
    const order = await sale.read();
    expect([status, order.status, await suspense() - before]).toEqual(
      status === 200 ? [200, "AWAITING_PAYMENT", sale.order.total] : [409, "READY_TO_SHIP", 0],
    );
  }
  expect(await market.reconcile()).toMatchObject({ drift: 0 });
});

test("a payment of an unknown invoice goes to suspense once, from the statement or the callback", async () => {
  const sale = await market.openSale();
  const { reference, total } = sale.order;
  const headers = { authorization: `Basic ${btoa("xnd_test:")}` };
  const made = await market.with(headers).post("/sandbox/payment/api/v2/invoices", {
    external_id: reference,
    amount: total,
  });
  await market.payWithoutCallback({ payment: { invoice_id: made.body.id } });
  await must(approve(await market.differenceOf(reference)));
  const invoice = { ...made.body, status: "PAID", paid_amount: total, payment_id: null };
  await market.services.db.service.call("internal.apply_invoice_update", { invoice });
  expect((await suspenseItemsFor(sale)).map(({ amount }) => amount)).toEqual([total]);
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
});

test("a payment of an order that we do not know, as after a restore, goes to suspense once, with a case", async () => {
  const before = await suspense();
  const external_id = "ORD-261126-L0ST00";
  const { body } = await market.sandbox("/payment/invoices", { external_id, amount: 75_000 });
  await market.payWithoutCallback({ payment: { invoice_id: body.id } });
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
  const { items } = await must(staff.get("/admin/cases?kind=unexpected_payment&status=open"));
  expect(items.filter((item: unknown) => JSON.stringify(item).includes(external_id))).toHaveLength(
    1,
  );
  await market.time.advance(2 * 3600); // The callback comes late.
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
  expect(await suspense() - before).toBe(75_000);
});

/** A paid invoice without a purchase of ours, and the difference that reconciliation found. */
async function unknown(external_id: string) {
  const { body } = await market.sandbox("/payment/invoices", { external_id, amount: 75_000 });
  await market.payWithoutCallback({ payment: { invoice_id: body.id } });
  const invoice = (await market.payments().findInvoice(external_id))!;
  return { invoice, difference: await market.differenceOf(external_id) };
}

test("a payment of an unknown order that staff booked elsewhere is not booked again when its rows change", async () => {
  const before = await suspense();
  const reference = "ORD-261126-L0ST01";
  const { difference } = await unknown(reference);
  await must(approve(difference, { account: "claims" }));
  const row = { type: "PAYMENT", amount: 1_000, cashflow: "MONEY_IN", reference_id: reference };
  await market.sandbox("/payment/transactions", row);
  const { differences: [rest] } = await market.reconcile();
  expect(rest).toMatchObject({ reference, difference: 1_000 });
  expect(await suspense()).toBe(before);
  await must(approve(rest!));
});

test("a callback for an unknown order waits for the correction under way, and does not book the payment again", async () => {
  const before = await suspense();
  const { invoice, difference } = await unknown("ORD-261126-L0ST02");
  const late = await market.sql.begin(async (sql) => {
    await sql`select private.lock_difference(${difference.id})`;
    const callback = market.services.db.service.call("internal.apply_invoice_update", {
      invoice: { ...invoice },
    });
    await Promise.race([callback, market.untilLocked(1)]);
    await sql`
      update private.reconciliation_differences set status = 'approved', closed_at = private.now()
      where id = ${difference.id}`;
    return [callback];
  });
  await Promise.all(late);
  expect(await suspense()).toBe(before);
  // That correction has posted nothing, so its payment is open again.
  await market.sql`
    update private.reconciliation_differences set status = 'open', closed_at = null
    where id = ${difference.id}`;
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
});

test("a comparison that runs while staff correct a difference does not open it again", async () => {
  const { difference } = await unknown("ORD-261126-L0ST03");
  const { service } = market.services.db;
  const { run_id } = await service.call("internal.begin_reconciliation", { statement: "xendit" });
  await service.call("internal.queue_ledger_movements", { run_id });
  const comparison = await market.database.admin.begin(async (sql) => {
    await sql`select private.lock_difference(${difference.id})`;
    const compared = service.call("internal.find_reconciliation_differences", { run_id });
    await market.untilLocked(1);
    await sql`
      select private.ledger_post('reconciliation:' || id, 'reconciliation', 'Correction', null, array[
        private.ledger_line('provider_cash', -difference), private.ledger_line('claims', difference)])
      from private.reconciliation_differences where id = ${difference.id}`;
    await sql`
      update private.reconciliation_differences
      set status = 'approved', closed_at = private.now(), counter_account = 'claims'
      where id = ${difference.id}`;
    return [compared];
  });
  await Promise.all(comparison);
  const open = await market.sql`
    select from private.reconciliation_differences
    where reference = ${difference.reference} and status = 'open'`;
  expect(open).toHaveLength(0);
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
});

test("a buyer's payment can only be corrected into suspense", async () => {
  const { difference } = await unheard();
  expect((await approve(difference, { account: "claims" })).status).toBe(409);
  expect((await approve(difference, { account: "suspense" })).status).toBe(200);
});

test("a corrected boost payment waits for staff, and its callback changes nothing", async () => {
  const seller = await market.user();
  const boost = await boostWithoutCallback(seller);
  const before = await suspense();
  const difference = await market.differenceOf(boost.reference);
  expect((await approve(difference, { account: "claims" })).status).toBe(409);
  await must(approve(difference));
  const read = await must(seller.get(`/boosts/${boost.id}`));
  expect([read.status, await suspense() - before]).toEqual(["PARKED", boost.price]);
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
});

test("a boost whose callback was lost is checked and starts", async () => {
  const seller = await market.user();
  await boostWithoutCallback(seller);
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
  const { items } = await must(seller.get("/boosts"));
  expect(items).toMatchObject([{ status: "ACTIVE" }]);
});

test("a difference of a whole withdrawal cannot be corrected: its payout link explains it", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "callback", "error");
  await market.payout(withdrawal, "complete");
  expect(await messageOf(approve(await market.differenceOf(withdrawal.id)))).toMatch(/^409 .*link/);
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
});
