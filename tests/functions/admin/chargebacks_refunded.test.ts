import { afterEach, expect, test } from "vitest";
import { chargebacksOf, decide, dispute, sumsOf, win } from "../../support/chargebacks.ts";
import { must, statusOf, step, walletOf } from "../../support/life.ts";
import { untilLocked } from "../../support/locks.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import {
  list,
  orderBody,
  paidSale,
  pay,
  payWithoutCallback,
  readOrder,
} from "../../support/sale.ts";
import { reconcile } from "../../support/reconcile.ts";
import { mixedSale } from "../../support/wallet_payments.ts";
import { balanceOf, fund, request } from "../../support/withdrawals.ts";

const market = useMarket();
afterEach(() => proveMoney(market));

const REFUND = 164_750;

/** Its buyer has the whole refund in the wallet, and 50,000 of their own. */
async function refundedSale() {
  const sale = await paidSale(market);
  await must(step(market, sale.seller, sale, "cancel"));
  await fund(market, sale.buyer, 50_000);
  return sale;
}
const bodyOf = async ({ buyer }: Awaited<ReturnType<typeof refundedSale>>) => {
  const listing_id = await list(market, await market.user());
  return { ...await orderBody(market, buyer, listing_id), use_wallet: true };
};

test("a refund whose payment is disputed cannot be withdrawn before staff decide, and is there for them", async () => {
  const sale = await refundedSale();
  await dispute(market, sale, { listed: false });
  expect(await balanceOf(market, sale.buyer))
    .toMatchObject({ available: 50_000, held: REFUND });
  const answer = await request(market, sale.buyer, 50_001);
  expect([answer.status, answer.body.error.reason]).toEqual([409, "refund_disputed"]);
  expect((await request(market, sale.buyer, 50_000)).status).toBe(201);
  // The list shows it meanwhile.
  await dispute(market, sale, { told: false });
  await market.time.advance(24 * 3600);
  const [open] = await chargebacksOf(market, sale);
  expect(open).toMatchObject({ status: "open" });
  await must(Promise.resolve(await decide(market, open!, "buyer")));
  expect(await sumsOf(market, sale)).toEqual({});
  expect(await walletOf(market, sale.buyer)).toBe(0);
});

test("an order takes only what is free of the wallet, also beside a withdrawal", async () => {
  const sale = await refundedSale();
  await dispute(market, sale);
  const body = await bodyOf(sale);
  const buyer = market.as(sale.buyer);
  const [order, withdrawal] = await Promise.all([
    buyer.post("/orders", body),
    request(market, sale.buyer, 50_000),
  ]);
  expect(order.status).toBe(201);
  const paid = order.body.data.wallet_amount;
  expect([[50_000, 409], [0, 201]]).toContainEqual([paid, withdrawal.status]);
  const [open] = await chargebacksOf(market, sale);
  expect((await decide(market, open!, "buyer")).body.data).toMatchObject({ from_buyer: REFUND });
});

test("a late payment beside a withdrawal takes nothing of a disputed refund", async () => {
  const sale = await refundedSale();
  await dispute(market, sale);
  const order = await must(market.as(sale.buyer).post("/orders", await bodyOf(sale)));
  expect(order.wallet_amount).toBe(50_000);
  await payWithoutCallback(market, order, "delay");
  await must(market.as(sale.buyer).put(`/orders/${order.id}/cancel`));
  let late: Promise<void> | undefined;
  await market.database.admin.begin(async (sql) => {
    await sql`select private.reserve_withdrawal(${sale.buyer.id}, 50000, 2500, 'own:beside')`;
    const [me] = await sql`select pg_backend_pid() as pid`;
    late = market.runDue();
    // It has seen that the wallet can pay its part.
    await untilLocked(market, 1, me!["pid"]);
  });
  await late;
  expect((await readOrder(market, { ...sale, order })).status).toBe("CANCELLED");
  expect(await balanceOf(market, sale.buyer))
    .toMatchObject({ available: order.amount_due, held: REFUND + 50_000 });
});

test("nobody leaves with a disputed refund, not even one that is too little for a withdrawal", async () => {
  const sale = await refundedSale();
  await fund(market, sale.buyer, 5_000 - 50_000 - REFUND);
  await dispute(market, sale);
  const leave = () => market.as(sale.buyer).delete("/auth/me?give_up_balance=true");
  const answer = await leave();
  expect([answer.status, answer.body.error.reason]).toEqual([409, "refund_disputed"]);
  expect(await balanceOf(market, sale.buyer)).toMatchObject({ available: 0, held: 5_000 });
  const [open] = await chargebacksOf(market, sale);
  expect((await decide(market, open!, "buyer")).body.data).toMatchObject({ from_buyer: 5_000 });
  expect((await leave()).status).toBe(200);
});

test("once it is decided otherwise, withdrawn or won, the refund is the buyer's again", async () => {
  const [borne, withdrawn, won] = [
    await refundedSale(),
    await refundedSale(),
    await refundedSale(),
  ];
  await dispute(market, borne);
  for (const sale of [withdrawn, won]) await dispute(market, sale, { listed: false });
  await must(
    Promise.resolve(await decide(market, (await chargebacksOf(market, borne))[0]!, "claims")),
  );
  const [announced] = await chargebacksOf(market, withdrawn);
  await must(Promise.resolve(await decide(market, announced!, "withdraw")));
  await win(market, won, { listed: false });
  for (const sale of [borne, withdrawn, won]) {
    expect((await request(market, sale.buyer, REFUND + 50_000)).status).toBe(201);
  }
});

test("a dispute of a part holds a part; one whose amount cannot be read holds the whole refund", async () => {
  const [part, unread] = [await refundedSale(), await refundedSale()];
  await dispute(market, part, { amount: 20_000 });
  expect((await balanceOf(market, part.buyer)).held).toBe(20_000);
  await dispute(market, unread, { listed: false });
  await market.database.admin`
    update private.chargebacks set amount = 0 where order_id = ${unread.order.id}`;
  expect((await balanceOf(market, unread.buyer)).held).toBe(REFUND);
});

test("of an order that the wallet paid in part, only what the bank paid is held", async () => {
  const sale = await mixedSale(market, 100_000);
  await pay(market, sale);
  await must(step(market, sale.seller, sale, "cancel"));
  await dispute(market, sale, { listed: false });
  const amounts = [0, 64_750, 164_750];
  const held: number[] = [];
  for (const amount of amounts) {
    await market.database.admin`
      update private.chargebacks set amount = ${amount} where order_id = ${sale.order.id}`;
    held.push((await balanceOf(market, sale.buyer)).held);
  }
  expect(held).toEqual(amounts.map(() => 64_750));
  expect((await request(market, sale.buyer, 100_000)).status).toBe(201);
});

test("a dispute that the provider's list never shows ends by staff, lost or not, with evidence: the order goes on and pays", async () => {
  const sale = await paidSale(market);
  await dispute(market, sale, { listed: false });
  await market.sandbox(`/payment/invoices/${sale.order.payment.invoice_id}/lose`, {});
  await market.runDue();
  await market.time.advance(4 * 24 * 3600);
  expect(await statusOf(market, sale)).toBe("READY_TO_SHIP");
  const staff = market.as(await market.staff("ops_admin"));
  const { items } = await must(staff.get("/admin/cases?limit=100"));
  const found = items.find(({ order_id }: { order_id: string }) => order_id === sale.order.id);
  expect(found).toMatchObject({ kind: "chargeback" });
  const [announced] = await chargebacksOf(market, sale);
  expect((await decide(market, announced!, "claims")).body.error).toMatchObject({
    reason: "chargeback_outcome_impossible",
  });
  await must(Promise.resolve(await decide(market, announced!, "withdraw")));
  expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });
  expect((await readOrder(market, sale)).frozen_at).toBeNull();
  await must(step(market, sale.buyer, sale, "confirm"));
  expect(await walletOf(market, sale.seller)).toBe(150_000);
});
