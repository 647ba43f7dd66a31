import { afterEach, expect, test } from "vitest";
import { messageOf, must, setUp, tally, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";

const market = useMarket();
afterEach(() => market.proveMoney());
const staff = setUp(async () => {
  await market.setting("approval_day_idr", 1_000_000_000);
  return await market.staffClient();
});

const decide = (what: "approve" | "reverse") => ({ id }: { id: string }, body = {}) =>
  staff.post(`/admin/reconciliation/${id}/${what}`, body);
const [approve, reverse] = [decide("approve"), decide("reverse")];
const listSays = (reference: string, change: object) =>
  market.sandbox(`/payment/transactions/${reference}/change`, change);
const open = async () => (await market.reconcile()).differences.map(({ reference }) => reference);
const waitingFor = async ({ order }: Sale): Promise<{ id: string; amount: number }[]> =>
  (await must(staff.get(`/admin/suspense?status=open&order=${order.id}`))).items;

/** A payment without its callback, which staff book to suspense. */
async function corrected() {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  const difference = await market.differenceOf(sale.order.reference);
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
  expect(await waitingFor(sale)).toEqual([]);
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
  expect(await waitingFor(sale)).toHaveLength(1);
  await must(reverse(difference));
  expect(await waitingFor(sale)).toEqual([]);
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
