import { afterEach, expect, test } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";
import type { StaffClient } from "../../support/staff.ts";

const market = useMarket();
afterEach(() => market.proveMoney());
const staff = setUp(() => market.staffClient());
const superadmin = setUp(() => market.staffClient("superadmin"));

const EVIDENCE = "Statement of 22 November, row 17: the payment was taken back";
const listSays = (reference: string, change: object) =>
  market.sandbox(`/payment/transactions/${reference}/change`, change);
const approve = (client: StaffClient, { id }: { id: string }, body = {}) =>
  market.approved(() => client.post(`/admin/reconciliation/${id}/approve`, body));

/** Staff book a payment to suspense and refund it to a wallet; then the list takes it back. */
async function spentCorrection(changeOfMind: object = { status: "REVERSED" }) {
  const sale = await market.openSale();
  const { reference, total } = sale.order;
  await sale.payWithoutCallback();
  const correction = await market.differenceOf(reference);
  await must(approve(staff, correction));
  const { items } = await must(staff.get(`/admin/suspense?order=${sale.order.id}`));
  await must(staff.post(`/admin/suspense/${items[0].id}/refund`));
  await listSays(reference, changeOfMind);
  return { sale, total, correction, opposite: await market.differenceOf(reference) };
}

test("a difference that undoes a correction whose money has left suspense is closed by a superadmin with evidence and another person", async () => {
  const { sale, total, correction, opposite } = await spentCorrection();
  expect(opposite.difference).toBe(-total);
  const rejected = await staff.post(`/admin/reconciliation/${correction.id}/reverse`);
  expect([rejected.status, rejected.body.error.message])
    .toEqual([409, expect.stringContaining("evidence")]);
  // What can be got back comes from the wallet; the adjustment and the loss add up to zero.
  const before = await accountBalance(market.database, "adjustments");
  const user_id = sale.buyer.id;
  await must(
    market.approved(() => superadmin.post("/admin/adjustments", { user_id, amount: -total })),
  );

  const loss = { account: "adjustments", evidence: EVIDENCE };
  expect((await approve(staff, opposite, loss)).status).toBe(403);
  const bare = await approve(superadmin, opposite, { account: "adjustments" });
  expect([bare.status, bare.body.error.message])
    .toEqual([409, expect.stringContaining("evidence")]);
  const proposed = await superadmin.post(`/admin/reconciliation/${opposite.id}/approve`, loss);
  expect(proposed.status).toBe(202);
  await must(approve(superadmin, opposite, loss));
  expect((await approve(superadmin, opposite, loss)).status).toBe(409);

  expect(await accountBalance(market.database, "adjustments")).toBe(before);
  expect((await market.reconcile()).differences.map(({ reference }) => reference))
    .not.toContain(sale.order.reference);
  expect(await market.audit(opposite.id)).toMatchObject([{
    action: "admin_reconciliation_approve",
    after: { status: "approved", evidence: EVIDENCE },
  }]);
});

test("money that nobody gives back is a loss of the marketplace, and comes back when the list changes again", async () => {
  const { sale, total, opposite } = await spentCorrection();
  const before = await accountBalance(market.database, "claims");
  const loss = { account: "claims", evidence: EVIDENCE };
  await must(approve(superadmin, opposite, loss));
  expect(await accountBalance(market.database, "claims")).toBe(before - total);

  await listSays(sale.order.reference, { status: "SUCCESS" });
  const third = await market.differenceOf(sale.order.reference);
  const rejected = await approve(superadmin, third, { account: "adjustments", evidence: EVIDENCE });
  expect([rejected.status, rejected.body.error.message])
    .toEqual([409, expect.stringContaining(opposite.id)]);
  await must(superadmin.post(`/admin/reconciliation/${opposite.id}/reverse`));
  expect(await accountBalance(market.database, "claims")).toBe(before);
  expect((await market.reconcile()).differences.map(({ reference }) => reference))
    .not.toContain(sale.order.reference);
});

test("evidence does not replace the reversal of a correction whose money is still in suspense", async () => {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  const correction = await market.differenceOf(sale.order.reference);
  await must(approve(staff, correction));
  await listSays(sale.order.reference, { status: "REVERSED" });
  const opposite = await market.differenceOf(sale.order.reference);
  const rejected = await approve(superadmin, opposite, { account: "claims", evidence: EVIDENCE });
  expect([rejected.status, rejected.body.error.message])
    .toEqual([409, expect.stringContaining(correction.id)]);
  await must(staff.post(`/admin/reconciliation/${correction.id}/reverse`));
});

test("an earlier correction is closable too when a later one of its reference was spent", async () => {
  const { sale, total, correction } = await spentCorrection({ amount: 7_000 });
  expect(correction.difference).toBe(total);
  // The list now shows 7,000: another amount, which any administrator corrects.
  const other = await market.differenceOf(sale.order.reference);
  await must(approve(staff, other, { account: "claims" }));
  await listSays(sale.order.reference, { amount: 7_000 - total });
  const opposite = await market.differenceOf(sale.order.reference);
  expect(opposite.difference).toBe(-total);
  await must(approve(superadmin, opposite, { account: "claims", evidence: EVIDENCE }));
});
