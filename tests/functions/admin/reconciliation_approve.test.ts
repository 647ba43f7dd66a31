import { afterEach, expect, test } from "vitest";
import { messageOf, must, RACING, setUp, tally, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());
const staff = setUp(async () => {
  await market.setting("approval_day_idr", 1_000_000_000);
  return await market.staffClient();
});

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
const decide = (what: "approve" | "reverse") => ({ id }: { id: string }, body = {}) =>
  staff.post(`/admin/reconciliation/${id}/${what}`, body);
const [approve, reverse] = [decide("approve"), decide("reverse")];
const poll = ({ buyer, order }: Sale) => buyer.get(`/payments/${order.id}/check`);
const suspenseItemsFor = async ({ order }: Sale): Promise<{ id: string; amount: number }[]> =>
  (await must(staff.get(`/admin/suspense?status=open&order=${order.id}`))).items;
const suspense = () => accountBalance(market.database, "suspense");

test("an order paid from a correction is not refunded when its callback arrives", async () => {
  const { sale } = await corrected();
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

const listSays = (reference: string, change: object) =>
  market.sandbox(`/payment/transactions/${reference}/change`, change);
const open = async () => (await market.reconcile()).differences.map(({ reference }) => reference);
/** A payment without its callback, which staff book to suspense. */
async function corrected() {
  const { sale, difference } = await unheard();
  await must(approve(difference));
  return { sale, difference };
}

/** A payment that the provider's list reverses, and staff correct. */
async function wrongCorrection() {
  const sale = await market.paidSale();
  await listSays(sale.order.reference, { status: "REVERSED" });
  const difference = await market.differenceOf(sale.order.reference);
  expect(difference.difference).toBe(-sale.order.total);
  await must(approve(difference, { account: "claims" }));
  return { sale, difference };
}

test("a correction is taken back when the list changes its mind, and pays nobody (scenario V)", async () => {
  const { sale, difference } = await wrongCorrection();
  await listSays(sale.order.reference, { status: "SUCCESS" });
  const opposite = await market.differenceOf(sale.order.reference);
  expect(await messageOf(approve(opposite))).toContain(difference.id);
  expect(await must(reverse(difference))).toMatchObject({ status: "reversed" });
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
  expect(await suspenseItemsFor(sale)).toEqual([]);
  expect(await sale.buyer.balance()).toMatchObject({ available: 0 });
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await market.audit(difference.id)).toMatchObject([{
    action: "admin_reconciliation_reverse",
  }, { before: { status: "open" } }]);
});

test("a correction is taken back once, whoever asks at the same time", async () => {
  const { difference } = await wrongCorrection();
  const answers = await Promise.all([reverse(difference), reverse(difference)]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  expect((await approve(difference)).status).toBe(409);
  await must(approve(await market.differenceOf(difference.reference), { account: "claims" }));
  expect(await open()).not.toContain(difference.reference);
});

test("only the last correction of a reference can be taken back", async () => {
  const { sale, difference } = await wrongCorrection();
  await listSays(sale.order.reference, { status: "SUCCESS", amount: 7_000 });
  const second = await market.differenceOf(sale.order.reference);
  await must(approve(second));
  expect(await messageOf(reverse(difference))).toContain(second.id);
  await must(reverse(second));
  await must(reverse(difference));
});

test("taken back money leaves suspense, and its callback pays the order", async () => {
  const { sale, difference } = await corrected();
  expect(await suspenseItemsFor(sale)).toHaveLength(1);
  await must(reverse(difference));
  expect(await suspenseItemsFor(sale)).toEqual([]);
  await must(sale.buyer.get(`/payments/${sale.order.id}/check`));
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await open()).not.toContain(sale.order.reference);
});

test("money that has left suspense cannot be taken back as well, in any order of two requests", async () => {
  for (let round = 0; round < 3; round++) {
    const { sale, difference } = await corrected();
    const refund = `/admin/suspense/${await sale.inSuspense()}/refund`;
    const answers = await Promise.all([reverse(difference), staff.post(refund)]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    await market.proveMoney();
  }
});

test("a loss is never taken from other people's money in suspense", async () => {
  const sale = await market.paidSale();
  await listSays(sale.order.reference, { status: "REVERSED" });
  const difference = await market.differenceOf(sale.order.reference);
  expect((await approve(difference, { account: "suspense" })).status).toBe(409);
  await must(approve(difference, { account: "claims" }));
});

test("an open difference has no correction to take back, and a dry run takes none back", async () => {
  const { difference } = await wrongCorrection();
  const dry = await staff.post(`/admin/reconciliation/${difference.id}/reverse?dry_run=true`);
  expect(dry.body.data.status).toBe("reversed");
  expect((await reverse(difference)).status).toBe(200);
  expect((await reverse({ id: crypto.randomUUID() })).status).toBe(404);
  expect((await reverse(await market.differenceOf(difference.reference))).status).toBe(409);
});

const superadmin = setUp(() => market.staffClient("superadmin"));
const EVIDENCE = "Statement of 22 November, row 17: the payment was taken back";
const approveTwice = ({ id }: { id: string }, body: object) =>
  market.approved(() => superadmin.post(`/admin/reconciliation/${id}/approve`, body));

/** Staff book a payment to suspense and refund it to a wallet; then the list takes it back. */
async function spentCorrection(changeOfMind: object = { status: "REVERSED" }) {
  const { sale, difference: correction } = await corrected();
  const { reference, total } = sale.order;
  await must(staff.post(`/admin/suspense/${await sale.inSuspense()}/refund`));
  await listSays(reference, changeOfMind);
  return { sale, total, correction, opposite: await market.differenceOf(reference) };
}

test("a difference that undoes a correction whose money has left suspense is closed by a superadmin with evidence and another person", async () => {
  const { sale, total, correction, opposite } = await spentCorrection();
  expect(opposite.difference).toBe(-total);
  expect(await messageOf(reverse(correction))).toMatch(/^409 .*evidence/);
  // What can be got back comes from the wallet; the adjustment and the loss add up to zero.
  const before = await accountBalance(market.database, "adjustments");
  const user_id = sale.buyer.id;
  await must(
    market.approved(() => superadmin.post("/admin/adjustments", { user_id, amount: -total })),
  );

  const loss = { account: "adjustments", evidence: EVIDENCE };
  expect((await approve(opposite, loss)).status).toBe(403);
  expect(await messageOf(approveTwice(opposite, { account: "adjustments" })))
    .toMatch(/^409 .*evidence/);
  const proposed = await superadmin.post(`/admin/reconciliation/${opposite.id}/approve`, loss);
  expect(proposed.status).toBe(202);
  await must(approveTwice(opposite, loss));
  expect((await approveTwice(opposite, loss)).status).toBe(409);

  expect(await accountBalance(market.database, "adjustments")).toBe(before);
  expect(await open()).not.toContain(sale.order.reference);
  expect(await market.audit(opposite.id)).toMatchObject([{
    action: "admin_reconciliation_approve",
    after: { status: "approved", evidence: EVIDENCE },
  }]);
});

test("money that nobody gives back is a loss of the marketplace, and comes back when the list changes again", async () => {
  const { sale, total, opposite } = await spentCorrection();
  const before = await accountBalance(market.database, "claims");
  const loss = { account: "claims", evidence: EVIDENCE };
  await must(approveTwice(opposite, loss));
  expect(await accountBalance(market.database, "claims")).toBe(before - total);

  await listSays(sale.order.reference, { status: "SUCCESS" });
  const third = await market.differenceOf(sale.order.reference);
  const back = { account: "adjustments", evidence: EVIDENCE };
  expect(await messageOf(approveTwice(third, back))).toContain(opposite.id);
  await must(superadmin.post(`/admin/reconciliation/${opposite.id}/reverse`));
  expect(await accountBalance(market.database, "claims")).toBe(before);
  expect(await open()).not.toContain(sale.order.reference);
});

test("evidence does not replace the reversal of a correction whose money is still in suspense", async () => {
  const { sale, difference: correction } = await corrected();
  await listSays(sale.order.reference, { status: "REVERSED" });
  const opposite = await market.differenceOf(sale.order.reference);
  const loss = { account: "claims", evidence: EVIDENCE };
  expect(await messageOf(approveTwice(opposite, loss))).toContain(correction.id);
  await must(reverse(correction));
});

test("an earlier correction is closable too when a later one of its reference was spent", async () => {
  const { sale, total, correction } = await spentCorrection({ amount: 7_000 });
  expect(correction.difference).toBe(total);
  // The list now shows 7,000: another amount, which any administrator corrects.
  const other = await market.differenceOf(sale.order.reference);
  await must(approve(other, { account: "claims" }));
  await listSays(sale.order.reference, { amount: 7_000 - total });
  const opposite = await market.differenceOf(sale.order.reference);
  expect(opposite.difference).toBe(-total);
  await must(approveTwice(opposite, { account: "claims", evidence: EVIDENCE }));
});
