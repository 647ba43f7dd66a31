import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { approved } from "../../support/approvals.ts";

const market = useMarket();

const clawback = async ({ order }: Sale, query = "") =>
  await approved(
    market,
    async () =>
      (await market.staff("ops_admin")).post(`/admin/orders/${order.id}/refund${query}`, {
        reason: "Barang palsu",
      }),
  );

test("a refund after completion happens once, needs a reason, and may take the seller's wallet below zero", async () => {
  const sale = await market.paidSale({ price: 240_000 });
  await must(sale.step("buyer", "confirm"));
  // Empties the wallet as a withdrawal would.
  const drained = await market.sql`
    select private.ledger_post(${"test:" + sale.order.id}, 'adjustment', 'spent', null, array[
      private.ledger_line('wallet', -240000, p_user_id => ${sale.seller.id}),
      private.ledger_line('adjustments', 240000)]) as posted`;
  expect(drained).toMatchObject([{ posted: true }]);
  expect((await clawback(sale, "?dry_run=true")).body.data.refunded_amount).toBe(249_000);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => clawback(sale)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  const { body } = await sale.seller.get("/wallet/balance");
  expect(body.data.available).toBe(-240_000);
  const { body: { data } } = await sale.seller.get("/wallet/transactions");
  expect(data.items[0]).toMatchObject({
    type: "clawback",
    amount: -240_000,
    balance_after: -240_000,
    order_reference: sale.order.reference,
  });
  const shown = await sale.buyer.get("/wallet/transactions");
  expect(shown.body.data.items[0]).toMatchObject({ type: "refund", amount: 249_000 });
  const audit = await (await market.staff("superadmin")).get(
    `/admin/audit?target_id=${sale.order.id}`,
  );
  expect(audit.body.data.items).toMatchObject([{ reason: "Barang palsu" }]);
});

test("only completed orders are refunded this way, and not by one of their parties", async () => {
  for (const sale of [await market.shippedSale(), await market.returnApprovedSale()]) {
    expect((await clawback(sale)).status).toBe(409);
  }
  const sale = await market.paidSale();
  await market
    .sql`insert into private.staff_roles (user_id, role) values (${sale.buyer.id}, 'ops_admin')`;
  await must(sale.step("buyer", "confirm"));
  const path = `/admin/orders/${sale.order.id}/refund`;
  expect((await sale.buyer.post(path, { reason: "Mau uang kembali" })).status).toBe(403);
});

test("the portal learns of a refund after release, with its amount and in order", async () => {
  const sale = await market.completedSale();
  const staff = await market.staff("ops_admin");
  const path = `/admin/orders/${sale.order.id}/refund`;
  const order = await must(staff.post(path, { reason: "Barang palsu" }));
  expect((await staff.post(path, { reason: "Sekali lagi" })).status).toBe(409);
  await market.runDue();
  const { events } = (await market.with({}).get("/sandbox/portal/events?limit=500")).body;
  const mine = events.filter(({ aggregate }: { aggregate: { id: string } }) =>
    aggregate.id === sale.order.id
  );
  expect(mine.at(-1)).toMatchObject({
    type: "order.clawed_back",
    aggregate: { version: mine.length },
    data: { status: "COMPLETED", refunded_amount: order.refunded_amount, actor: "staff" },
  });
});

test("a sale that a voucher paid is taken back once, although the buyer gets nothing", async () => {
  const voucher_code = await market.voucher({ value: 5_000_000 });
  const sale = await market.paidSale({ price: 2_500_000 }, undefined, { voucher_code });
  await must(sale.step("buyer", "confirm"));
  const answers = await Promise.all([1, 2].map(() => clawback(sale)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await clawback(sale)).status).toBe(409);
  await market.proveMoney();
});
