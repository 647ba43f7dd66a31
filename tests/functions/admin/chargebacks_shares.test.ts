/** Who bears how much of a chargeback, and what is held of it until staff have decided. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { errorOf, must, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket();
const setCommission = (bps: number) =>
  market.sql`update private.settings set value = ${bps} where name = 'commission_bps'`;
beforeEach(() => setCommission(0));
afterEach(async () => {
  await market.proveMoney();
  expect((await market.reconcile()).differences).toEqual([]);
});

const completed = async (sale: Sale) => {
  await sale.pay();
  await sale.carrierSays("delivered");
  await must(sale.step("buyer", "confirm"));
  return sale;
};
const openCases = async ({ order }: Sale) =>
  (await market.sql<{ kind: string }[]>`
    select kind from private.staff_cases where order_id = ${order.id} and closed_at is null`)
    .map(({ kind }) => kind);
/** With a voucher of 50,000 and a commission of 10 %. */
async function discountedSale() {
  await setCommission(1_000);
  const voucher_code = await market.voucher({ value: 50_000 });
  return completed(await market.openSale({}, undefined, { voucher_code }));
}
const kindsOf = async (sale: Sale) =>
  (await sale.seller.inbox()).items.map(({ kind }: { kind: string }) => kind);

test("a chargeback larger than the payment takes no more than the payment: the rest is ours, with a case", async () => {
  for (const outcome of ["cancel", "buyer", "seller"]) {
    const sale = await market.mixedSale(100_000);
    if (outcome === "seller") await completed(sale);
    else await sale.pay();
    if (outcome === "buyer") await must(sale.step("seller", "cancel"));
    await sale.buyer.fund(70_000);
    await sale.chargeBack({ amount: 124_750 });
    const [open] = await sale.chargebacks();
    const held = await (outcome === "seller" ? sale.seller : sale.buyer).balance();
    if (outcome !== "cancel") expect(held.held, outcome).toBe(64_750);
    expect((await must(market.decide(open!, outcome))).amount, outcome).toBe(124_750);
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
  await completed(sale);
  await sale.chargeBack({ amount: 50_000 });
  await must(market.decide((await sale.chargebacks())[0]!, "seller"));
  await sale.chargeBack({ amount: 50_000 });
  const [second] = await sale.chargebacks();
  expect((await sale.seller.balance()).held).toBe(14_750);
  expect(await must(market.decide(second!, "seller"))).toMatchObject({ from_seller: 14_750 });
  expect(await sale.seller.wallet()).toBe(150_000 - 64_750);
  expect(await openCases(sale)).toContain("chargeback_excess");
});

test("an open chargeback holds what the sale paid to the seller, who is told of both, until staff have decided", async () => {
  const sale = await market.completedSale();
  await sale.seller.fund(50_000);
  await sale.chargeBack({ listed: false });
  expect(await sale.seller.balance()).toMatchObject({ available: 50_000, held: 150_000 });
  expect(await kindsOf(sale)).toContain("payment.proceeds_disputed");
  expect(await errorOf(sale.seller.requestWithdrawal(50_001))).toBe("409 refund_disputed");
  expect((await sale.seller.requestWithdrawal(50_000)).status).toBe(201);
  const [announced] = await sale.chargebacks();
  await must(market.decide(announced!, "withdraw"));
  expect((await sale.seller.balance()).available).toBe(150_000);
  expect(await kindsOf(sale)).toContain("payment.proceeds_freed");
});

test("who bore one chargeback is told when a second one ends without a loss", async () => {
  const sale = await market.completedSale();
  await sale.chargeBack({ amount: 20_000 });
  await must(market.decide((await sale.chargebacks())[0]!, "seller"));
  expect(await kindsOf(sale)).not.toContain("payment.proceeds_freed");
  await sale.chargeBack({ amount: 30_000 });
  await must(market.decide((await sale.chargebacks())[0]!, "claims"));
  expect(await kindsOf(sale)).toContain("payment.proceeds_freed");
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
  const [open] = await sale.chargebacks();
  await must(market.decide(open!, "claims"));
  expect(await sale.seller.balance()).toMatchObject({ available: 5_000, held: 0 });
});

test("a part that is disputed holds a part of the proceeds", async () => {
  const sale = await market.completedSale();
  await sale.chargeBack({ amount: 20_000 });
  expect(await sale.seller.balance()).toMatchObject({ available: 130_000, held: 20_000 });
});

test("a refund by staff and a chargeback that the seller bears undo a sale alike, with voucher and commission", async () => {
  const refunded = await discountedSale();
  const ops = await market.staff("ops_admin");
  await must(ops.post(`/admin/orders/${refunded.order.id}/refund`, { reason: "Barang palsu" }));
  await refunded.chargeBack();
  const [second] = await refunded.chargebacks();
  await must(market.decide(second!, "buyer"));

  const charged = await discountedSale();
  const after = await charged.chargeBackDecided("seller");
  expect(after).toMatchObject({
    from_seller: 135_000,
    from_commission: 15_000,
    to_promotions: 50_000,
  });
  expect(await kindsOf(charged)).not.toContain("payment.proceeds_freed");
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
  const [part] = await sale.chargebacks();
  await must(market.decide(part!, "seller"));
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
  await must(market.decide((await sale.chargebacks())[0]!, "seller"));
  expect(await sale.seller.wallet()).toBe(0);
  expect((await sale.sums())["promotions"]).toBeUndefined();
});
