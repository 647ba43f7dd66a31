import { expect, test } from "vitest";
import { approve } from "../../support/approvals.ts";
import { chargebacksOf, decide, dispute } from "../../support/chargebacks.ts";
import { must, returnApprovedSale, sendBack, statusOf, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { openSale, paidSale, pay } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { setUp } from "../../support/set_up.ts";
import { openStaffClient, REASON } from "../../support/staff.ts";
import { balanceOf } from "../../support/withdrawals.ts";

const DEAR = { price: 2_000_000 };
const market = useMarket();
const staff = setUp(() => openStaffClient(market));
const ops = setUp(() => market.staff("ops_admin"));

async function itemOf({ order }: Sale): Promise<{ id: string; amount: number }> {
  const { items } = await must(staff.get(`/admin/suspense?order=${order.id}`));
  return items[0];
}
async function held(key: string, amount: number, orderId: string | null = null) {
  const { admin } = market.database;
  await admin`
    select private.hold_in_suspense(${key}, 'unexpected_payment', ${orderId}, ${amount}, '{}')`;
  return (await admin`select id from private.ledger_transfers where key = ${key}`)[0]!["id"];
}
const refund = (id: string, body = {}) => staff.post(`/admin/suspense/${id}/refund`, body);
const reasonOf = ({ body }: { body: { error?: { reason: string } } }) => body.error?.reason;

test("money in suspense above the limit goes to a wallet when a second person approves it", async () => {
  const sale = await openSale(market, DEAR);
  await pay(market, sale, sale.order.total - 1_000);
  const { id, amount } = await itemOf(sale);
  const proposed = await refund(id);
  expect([proposed.status, proposed.body.data.preview]).toMatchObject([202, {
    target_type: "suspense",
    after: { status: "refunded", amount },
  }]);
  expect(await balanceOf(market, sale.buyer)).toMatchObject({ available: 0 });
  await must(approve(market, proposed.body.data.approval_id));
  expect(await balanceOf(market, sale.buyer)).toMatchObject({ available: amount });
  expect(await statusOf(market, sale)).toBe("EXPIRED");
  await proveMoney(market);
});

test("who gets money out of suspense does not approve it", async () => {
  const owner = await market.staff("superadmin");
  const id = await held("own:1", 1_000_001);
  const { approval_id } = await must(refund(id, { user_id: owner.id }));
  expect(reasonOf(await approve(market, approval_id, owner))).toBe("self_decision");
  const withdraw = market.as(owner).post(`/admin/approvals/${approval_id}/reject`, {
    reason: "Not this",
  });
  expect(reasonOf(await withdraw)).toBe("self_decision");
});

test.each(["return-received", "status"])(
  "staff alone do not refund a dear return that no carrier has seen (%s)",
  async (route) => {
    const sale = await returnApprovedSale(market, DEAR);
    const headers = { ...REASON, "idempotency-key": crypto.randomUUID() };
    const body = route === "status" ? { status: "RETURN_RECEIVED" } : undefined;
    const put = () => market.as(ops).put(`/orders/${sale.order.id}/${route}`, body, headers);
    const { status, body: { data } } = await put();
    expect([status, data.preview.after]).toEqual([202, { status: "REFUNDED" }]);
    if (route === "return-received") expect((await put()).status).toBe(202);
    expect(await statusOf(market, sale)).toBe("RETURN_APPROVED");
    expect((await approve(market, data.approval_id, ops)).status).toBe(403);
    await must(approve(market, data.approval_id));
    expect(await statusOf(market, sale)).toBe("REFUNDED");
    await proveMoney(market);
  },
);

test("a dear return that the carrier has is refunded by one person, and a seller's word is no proposal", async () => {
  const sale = await returnApprovedSale(market, DEAR);
  await sendBack(market, sale);
  expect((await step(market, ops, sale, "return-received")).status).toBe(200);
  const other = await returnApprovedSale(market, DEAR);
  expect((await step(market, other.seller, other, "return-received")).status).toBe(200);
});

test("a chargeback of a part does not let one person refund the rest", async () => {
  const sale = await paidSale(market, DEAR);
  await dispute(market, sale, { amount: 100_000 });
  const [open] = await chargebacksOf(market, sale);
  const proposed = await decide(market, open!, "cancel");
  expect(proposed.status).toBe(202);
  expect(await statusOf(market, sale)).toBe("READY_TO_SHIP");
  await must(approve(market, proposed.body.data.approval_id));
  expect(await statusOf(market, sale)).toBe("CANCELLED");
  await proveMoney(market);
});

// Money that the provider has never seen: no proof of the books after these.
test("parts of an order's money in suspense count together", async () => {
  const { order } = await openSale(market);
  const [one, two] = [
    await held("part:1", 600_000, order.id),
    await held("part:2", 600_000, order.id),
  ];
  expect((await refund(one)).status).toBe(200);
  expect((await refund(two)).status).toBe(202);
});

test("one person does not let us pay a missing amount above the limit, and two only the one that they saw", async () => {
  const sale = await openSale(market, DEAR);
  await pay(market, sale, 20_000);
  const { id } = await itemOf(sale);
  const cover = () => staff.post(`/admin/suspense/${id}/apply`, { cover_missing: true });
  expect(reasonOf(await staff.post(`/admin/suspense/${id}/apply`))).toBe("payment_incomplete");
  const first = await must(cover());
  expect(await statusOf(market, sale)).toBe("AWAITING_PAYMENT");
  await held("more:1", 30_000, sale.order.id);
  expect(reasonOf(await approve(market, first.approval_id))).toBe("approval_outdated");
  await must(approve(market, (await must(cover())).approval_id));
  expect(await statusOf(market, sale)).toBe("READY_TO_SHIP");
});
