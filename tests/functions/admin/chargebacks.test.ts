/** The payment channel takes a payment back: what is frozen or held, who bears how much, and what a won dispute undoes. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { errorOf, must, REASON, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { openBundle } from "../../support/bundles.ts";

const market = useMarket();
const DAY = 24 * 3600;
beforeEach(() => market.setting("commission_bps", 0));
afterEach(async () => {
  await market.proveMoney();
  expect((await market.reconcile()).differences).toEqual([]);
});

test("escrow is frozen: nobody is paid, nor reminded of it, until staff have decided, then the sale goes on at our cost", async () => {
  const sale = await market.deliveredSale();
  await sale.chargeBack();
  const [open] = await sale.chargebacks();
  expect(open).toMatchObject({ status: "open", amount: 164_750, from_seller: 0 });
  expect((await sale.read()).frozen_at).not.toBeNull();
  expect((await sale.step("buyer", "confirm")).status).toBe(409);
  await market.time.advance(8 * DAY, DAY / 2);
  expect(await sale.status()).toBe("DELIVERED");
  expect(await sale.buyer.notifications()).not.toContain("order.reminder.completed");
  expect((await market.decide(open!, "seller")).status).toBe(409);
  expect((await market.decide(open!, "claims")).body.data).toMatchObject({ outcome: "claims" });
  expect((await market.decide(open!, "claims")).status).toBe(409);
  const { frozen_at, deadlines } = await sale.read();
  expect(frozen_at).toBeNull();
  expect(deadlines).toMatchObject([{ to: "COMPLETED" }]);
  await market.time.advance(8 * DAY, DAY / 2);
  expect(await sale.status()).toBe("COMPLETED");
  expect(await sale.seller.wallet()).toBe(150_000);
});

test("staff end a frozen sale in any state: the buyer is not refunded a second time, a won dispute pays them", async () => {
  for (
    const [status, ended] of [
      ["READY_TO_SHIP", "CANCELLED"],
      ["SHIPPED", "REFUNDED"],
      ["DELIVERED", "REFUNDED"],
      ["RETURN_REQUESTED", "REFUNDED"],
      ["RETURN_APPROVED", "REFUNDED"],
      ["DISPUTED", "REFUNDED"],
    ] as const
  ) {
    const sale = await market.saleIn(status);
    await sale.chargeBackDecided("cancel");
    expect(await sale.status(), status).toBe(ended);
    expect(await sale.buyer.wallet(), status).toBe(0);
    await market.runDue();
    await sale.winDispute();
    const refund = status === "READY_TO_SHIP" ? 164_750 : 159_000;
    expect(await sale.buyer.wallet(), status).toBe(refund);
    expect(await sale.chargebacks()).toMatchObject([{
      status: "reversed",
      from_buyer: 0,
    }]);
  }
});

test("after the release the seller's wallet gives what it got, below zero if need be, and gets it back once", async () => {
  const sale = await market.completedSale();
  await sale.seller.fund(-100_000);
  expect(await sale.chargeBackDecided("seller")).toMatchObject({ from_seller: 150_000 });
  expect(await sale.seller.wallet()).toBe(-100_000);
  expect(await sale.sums()).toMatchObject({ claims: -14_750 });
  await sale.winDispute();
  await market.reconcile();
  expect(await sale.seller.wallet()).toBe(50_000);
  expect(await sale.sums()).toMatchObject({ seller: 150_000, provider_cash: -164_750 });
  // A second chargeback of the same payment is a case of its own.
  await sale.chargeBack();
  const [second, first] = await sale.chargebacks();
  expect([second!.status, first!.status]).toEqual(["open", "reversed"]);
  await must(market.decide(second!, "claims"));
  expect(await sale.seller.wallet()).toBe(50_000);
});

test("a buyer who was refunded already gives back what the wallet still has; the rest is a loss", async () => {
  const sale = await market.paidSale();
  await must(sale.step("seller", "cancel"));
  await sale.buyer.fund(-100_000);
  expect(await sale.chargeBackDecided("buyer")).toMatchObject({ from_buyer: 64_750 });
  expect(await sale.buyer.wallet()).toBe(0);
  expect(await sale.sums()).toMatchObject({ claims: -100_000 });
});

test("what the wallet paid of an order is refunded, what the bank gave back is not", async () => {
  const sale = await market.mixedSale(100_000);
  await sale.pay();
  expect(await sale.chargeBackDecided("cancel")).toMatchObject({ from_buyer: 64_750 });
  expect(await sale.buyer.wallet()).toBe(100_000);
});

test("after a settlement the buyer gives back their part, then the seller theirs", async () => {
  const sale = await market.returnRequestedSale();
  const path = `/orders/${sale.order.id}/settlement`;
  const { settlement } = await must(sale.seller.post(path, { refund_amount: 40_000 }));
  await must(sale.buyer.post(`${path}/accept`, { settlement_id: settlement.id }));
  const chargeback = await sale.chargeBackDecided("seller");
  expect(chargeback).toMatchObject({ from_buyer: 40_000, from_seller: 110_000 });
  await sale.winDispute();
  expect([await sale.buyer.wallet(), await sale.seller.wallet()]).toEqual([40_000, 110_000]);
});

test("a sale that goes on at our cost and is refunded later does not refund the buyer twice", async () => {
  const sale = await market.paidSale();
  await sale.chargeBack({ amount: 20_000 });
  const [open] = await sale.chargebacks();
  expect((await market.decide(open!, "claims", "?dry_run=true")).status).toBe(200);
  await must(market.decide(open!, "claims"));
  await must(sale.step("seller", "cancel"));
  expect(await sale.buyer.wallet()).toBe(144_750);
  expect(await sale.chargebacks()).toMatchObject([{ from_buyer: 20_000 }]);
  await sale.winDispute({ amount: 20_000 });
  expect(await sale.buyer.wallet()).toBe(164_750);
});

test("staff cannot refund a completed sale whose payment went back, nor decide about their own", async () => {
  const sale = await market.completedSale();
  await sale.chargeBack();
  expect((await sale.read()).frozen_at, "its parties do not read that staff look at it").toBeNull();
  expect((await sale.clawBack()).status).toBe(409);
  const [open] = await sale.chargebacks();
  await market.appoint(sale.seller, "ops_admin");
  const path = `/admin/chargebacks/${open!.id}/decide`;
  const decision = { outcome: "claims", evidence: "Mine" };
  expect((await sale.seller.post(path, decision, REASON)).status).toBe(403);
});

test("nothing is taken from somebody who has left, and nothing is given to them", async () => {
  const sale = await market.completedSale();
  const withdrawal = await sale.seller.withdraw(150_000);
  await market.payout(withdrawal, "complete");
  await must(sale.seller.delete("/auth/me"));
  expect(await sale.chargeBackDecided("seller")).toMatchObject({ from_seller: 0 });
  await sale.winDispute();
  expect(await sale.sums()).toMatchObject({ provider_cash: -164_750, seller: 150_000 });
});

test("what a refund owes a buyer who has left is paid to nobody else while the payment of their bundle is charged back", async () => {
  const { buyer, sales: [first, later] } = await openBundle(market, [90_000, 60_000]);
  await first.pay();
  await first.carrierSays("delivered");
  for (const sale of [first, later]) await must(sale.step("buyer", "confirm"));
  await must(buyer.delete("/auth/me"));
  await must(later.clawBack());
  const staff = await market.staffClient();
  const { id: user_id } = await market.user();
  const path = `/admin/suspense/${await later.inSuspense()}/refund`;
  expect((await staff.post(`${path}?dry_run=true`, { user_id })).status).toBe(202);
  await first.chargeBack();
  expect(await errorOf(staff.post(path, { user_id }))).toBe("409 payment_charged_back");
});

const openCases = async ({ order }: Sale) =>
  (await market.sql<{ kind: string }[]>`
    select kind from private.staff_cases where order_id = ${order.id} and closed_at is null`)
    .map(({ kind }) => kind);
/** With a voucher of 50,000 and a commission of 10 %. */
async function discountedSale() {
  await market.setting("commission_bps", 1_000);
  const voucher_code = await market.voucher({ value: 50_000 });
  return await market.completedSale({}, undefined, { voucher_code });
}

test("a chargeback larger than the payment takes no more than the payment: the rest is ours, with a case", async () => {
  for (const outcome of ["cancel", "buyer", "seller"]) {
    const sale = await market.mixedSale(100_000);
    if (outcome === "seller") await sale.complete();
    else await sale.pay();
    if (outcome === "buyer") await must(sale.step("seller", "cancel"));
    await sale.buyer.fund(70_000);
    await sale.chargeBack({ amount: 124_750 });
    const held = await (outcome === "seller" ? sale.seller : sale.buyer).balance();
    if (outcome !== "cancel") expect(held.held, outcome).toBe(64_750);
    expect((await must(sale.decideChargeback(outcome))).amount, outcome).toBe(124_750);
    const [after] = await sale.chargebacks();
    expect(after!.from_buyer + after!.from_seller, outcome).toBe(64_750);
    expect(await sale.buyer.wallet(), outcome).toBe(outcome === "seller" ? 70_000 : 170_000);
    expect((await sale.sums())["claims"], outcome).toBeLessThanOrEqual(-60_000);
    expect(await openCases(sale), outcome).toContain("chargeback_excess");
    await sale.winDispute({ amount: 60_000 });
    expect(await openCases(sale), outcome).not.toContain("chargeback_excess");
    expect((await sale.chargebacks())[0], outcome).toMatchObject({ returned: 60_000 });
  }
});

test("two chargebacks that exceed the payment together take no more than the payment", async () => {
  const sale = await market.mixedSale(100_000);
  await sale.complete();
  await sale.chargeBack({ amount: 50_000 });
  await must(sale.decideChargeback("seller"));
  await sale.chargeBack({ amount: 50_000 });
  expect((await sale.seller.balance()).held).toBe(14_750);
  expect(await must(sale.decideChargeback("seller"))).toMatchObject({ from_seller: 14_750 });
  expect(await sale.seller.wallet()).toBe(150_000 - 64_750);
  expect(await openCases(sale)).toContain("chargeback_excess");
});

test("an open chargeback holds what the sale paid to the seller, who is told of both, until staff have decided", async () => {
  const sale = await market.completedSale();
  await sale.seller.fund(50_000);
  await sale.chargeBack({ listed: false });
  expect(await sale.seller.balance()).toMatchObject({ available: 50_000, held: 150_000 });
  expect(await sale.seller.notifications()).toContain("payment.proceeds_disputed");
  expect(await errorOf(sale.seller.requestWithdrawal(50_001))).toBe("409 refund_disputed");
  expect((await sale.seller.requestWithdrawal(50_000)).status).toBe(201);
  await must(sale.decideChargeback("withdraw"));
  expect((await sale.seller.balance()).available).toBe(150_000);
  expect(await sale.seller.notifications()).toContain("payment.proceeds_freed");
});

test("who bore one chargeback is told when a second one ends without a loss", async () => {
  const sale = await market.completedSale();
  await sale.chargeBack({ amount: 20_000 });
  // Of the proceeds, too, a part is held for a part.
  expect(await sale.seller.balance()).toMatchObject({ available: 130_000, held: 20_000 });
  await must(sale.decideChargeback("seller"));
  expect(await sale.seller.notifications()).not.toContain("payment.proceeds_freed");
  await sale.chargeBack({ amount: 30_000 });
  await must(sale.decideChargeback("claims"));
  expect(await sale.seller.notifications()).toContain("payment.proceeds_freed");
});

test("a seller pays with nothing that is held, and does not leave with it", async () => {
  const sale = await market.completedSale();
  await sale.seller.fund(-145_000);
  await sale.chargeBack();
  expect(await errorOf(sale.seller.delete("/auth/me?give_up_balance=true"))).toBe(
    "409 refund_disputed",
  );
  const listing_id = await (await market.user()).list();
  const order = { ...await sale.seller.orderBody(listing_id), use_wallet: true };
  expect((await must(sale.seller.post("/orders", order))).wallet_amount).toBe(0);
  await must(sale.decideChargeback("claims"));
  expect(await sale.seller.balance()).toMatchObject({ available: 5_000, held: 0 });
});

test("a refund by staff and a chargeback that the seller bears undo a sale alike, with voucher and commission", async () => {
  const refunded = await discountedSale();
  await must(refunded.clawBack());
  await refunded.chargeBack();
  await must(refunded.decideChargeback("buyer"));

  const charged = await discountedSale();
  const after = await charged.chargeBackDecided("seller");
  expect(after).toMatchObject({
    from_seller: 135_000,
    from_commission: 15_000,
    to_promotions: 50_000,
  });
  expect(await charged.seller.notifications()).not.toContain("payment.proceeds_freed");
  expect(await charged.sums()).toEqual(await refunded.sums());
  expect(await charged.seller.wallet()).toBe(0);
  await charged.winDispute();
  expect(await charged.sums()).toMatchObject({
    seller: 135_000,
    commission_revenue: 15_000,
    promotions: -50_000,
    provider_cash: -114_750,
  });
});

test("parts of a payment undo parts of a sale, and a part that returns restores its part", async () => {
  const sale = await discountedSale();
  await sale.chargeBack({ amount: 40_000 });
  await must(sale.decideChargeback("seller"));
  expect(await sale.sums()).toMatchObject({
    seller: 135_000 - 54_000,
    commission_revenue: 15_000 - 6_000,
    promotions: -50_000 + 20_000,
  });
  await sale.winDispute({ amount: 10_000 });
  expect(await sale.sums()).toMatchObject({
    seller: 135_000 - 40_500,
    commission_revenue: 15_000 - 4_500,
    promotions: -50_000 + 15_000,
  });
  await sale.chargeBack({ amount: 84_750 });
  await must(sale.decideChargeback("seller"));
  expect(await sale.seller.wallet()).toBe(0);
  expect((await sale.sums())["promotions"]).toBeUndefined();
});
