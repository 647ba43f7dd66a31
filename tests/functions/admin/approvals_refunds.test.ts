import { expect, test } from "vitest";
import { approve, approved, approverOf } from "../../support/approvals.ts";
import { completedSale, must, saleIn, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { REASON } from "../../support/staff.ts";
import { setSetting } from "../../support/settings.ts";
import { paidSale } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { provider, reread, wealthy, withdraw } from "../../support/withdrawals.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));

const completed = async (price: number) => {
  const sale = await paidSale(market, { price });
  await must(step(market, sale.buyer, sale, "confirm"));
  return sale;
};
const refund = ({ order }: Sale, query = "") =>
  market.as(ops).post(`/admin/orders/${order.id}/refund${query}`, { reason: "Barang palsu" });
const view = async (id: string) =>
  await must(market.as(await approverOf(market)).get(`/admin/approvals/${id}`));

async function disputed(price: number) {
  const sale = await paidSale(market, { price });
  await must(step(market, sale.seller, sale, "ship", { tracking_number: crypto.randomUUID() }));
  const { dispute } = await must(step(market, sale.buyer, sale, "dispute", { reason: "Palsu" }));
  return { sale, path: `/admin/disputes/${dispute.id}/resolve` };
}

test("a refund of up to approval_over_idr is done at once, one above it is proposed", async () => {
  const cheap = await completed(990_000);
  expect((await refund(cheap)).status).toBe(200);
  const dear = await completed(1_000_000);
  const { status, body } = await refund(dear);
  expect([status, body.data.preview.after]).toMatchObject([202, { refunded_amount: 1_009_000 }]);
  const order = await must(market.as(dear.buyer).get(`/orders/${dear.order.id}`));
  expect(order.refunded_amount).toBeNull();
  expect((await approve(market, body.data.approval_id, ops)).status).toBe(403);
  const other = await market.staff("ops_admin");
  await must(approve(market, body.data.approval_id, other));
  expect(await must(market.as(dear.buyer).get(`/orders/${dear.order.id}`)))
    .toMatchObject({ refunded_amount: 1_009_000 });
  await proveMoney(market);
});

test("an order that was refunded meanwhile is not refunded again, by twenty approvals of two proposals", async () => {
  const sale = await completed(1_500_000);
  const ids = [await must(refund(sale)), await must(refund(sale))].map((it) => it.approval_id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => approve(market, ids[at % 2])),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  const [first, second] = await Promise.all(ids.map(view));
  expect([first.status, second.status].sort()).toEqual(["approved", "pending"]);
  const left = first.status === "pending" ? ids[0] : ids[1];
  expect((await approve(market, left)).body.error.reason).toBe("order_already_refunded");
  await proveMoney(market);
});

test("a dispute is refunded or split above the limit by two people, and released by one", async () => {
  for (const how of [{ resolution: "refund" }, { resolution: "split", refund_amount: 1_100_000 }]) {
    const { sale, path } = await disputed(1_200_000);
    const proposed = await must(market.as(ops).post(path, how));
    expect(await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`)))
      .toMatchObject({ status: "DISPUTED" });
    await must(approve(market, proposed.approval_id));
    const { status } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
    expect(status).toBe(how.resolution === "refund" ? "REFUNDED" : "COMPLETED");
  }
  const { path } = await disputed(1_200_000);
  expect((await market.as(ops).post(path, { resolution: "release" })).status).toBe(200);
  const small = await disputed(1_200_000);
  const split = { resolution: "split", refund_amount: 1_000_000 };
  expect((await market.as(ops).post(small.path, split)).status).toBe(200);
  await proveMoney(market);
});

test("a dispute that ended meanwhile keeps its end", async () => {
  const { sale, path } = await disputed(1_200_000);
  const { approval_id } = await must(market.as(ops).post(path, { resolution: "refund" }));
  await must(market.as(ops).post(path, { resolution: "release" }));
  expect((await approve(market, approval_id)).status).toBe(409);
  expect((await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`))).status)
    .toBe("COMPLETED");
  await proveMoney(market);
});

test("the limit is a setting, which two people change", async () => {
  const sale = await completedSale(market);
  await setSetting(market, "approval_over_idr", 0);
  expect((await refund(sale)).status).toBe(202);
  await setSetting(market, "approval_over_idr", 1_000_000);
  expect((await refund(sale)).status).toBe(200);
});

test("a decision about a payout that the provider answers meanwhile fails and moves nothing", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await provider(market, withdrawal, "expire");
  const { admin } = market.database;
  await admin`
    insert into private.provider_transactions (id, type, status, reference, cashflow, amount, fee, created_at)
    values ('meanwhile', 'DISBURSEMENT', 'SUCCESS', ${withdrawal.id}, 'MONEY_OUT', ${withdrawal.net}, 0,
      private.now())`;
  await market.time.advance(3 * 24 * 3_600);
  await reread(market, person, withdrawal);
  const root = market.as(await market.staff("superadmin"));
  const { approval_id } = await must(root.post(`/admin/payouts/${withdrawal.id}/decide`, {
    outcome: "paid",
    evidence: "Ticket 4711",
  }, REASON));
  await admin`update private.provider_transactions set status = 'REVERSED' where id = 'meanwhile'`;
  const answer = await approve(market, approval_id);
  expect([answer.status, (await view(approval_id)).status]).toEqual([409, "pending"]);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "EXPIRED" });
});

test("what staff wrote in a proposal goes with the account that it concerns", async () => {
  const sale = await saleIn.DELIVERED(market);
  await must(step(market, sale.buyer, sale, "confirm"));
  await setSetting(market, "approval_over_idr", 0);
  await must(approved(market, () => refund(sale)));
  await setSetting(market, "approval_over_idr", 1_000_000);
  const { admin } = market.database;
  const kept = () =>
    admin`
      select from private.approvals
      where subject_ids @> array[${sale.buyer.id}::uuid] and approvals::text like '%Barang palsu%'`;
  expect(await kept()).toHaveLength(1);
  await admin`select private.erase_approvals(${sale.buyer.id})`;
  expect(await kept()).toEqual([]);
});
