import { afterEach, expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";

const market = useMarket();
const DAY = 24 * 3600;
afterEach(async () => {
  await market.proveMoney();
  expect((await market.reconcile()).differences).toEqual([]);
});

test("escrow is frozen: nobody is paid until staff have decided, then the sale goes on at our cost", async () => {
  const sale = await market.deliveredSale();
  await sale.chargeBack();
  const [open] = await sale.chargebacks();
  expect(open).toMatchObject({ status: "open", amount: 164_750, from_seller: 0 });
  expect((await sale.read()).frozen_at).not.toBeNull();
  expect((await sale.step("buyer", "confirm")).status).toBe(409);
  await market.time.advance(8 * DAY);
  expect(await sale.status()).toBe("DELIVERED");
  expect((await market.decide(open!, "seller")).status).toBe(409);
  expect((await market.decide(open!, "claims")).body.data).toMatchObject({ outcome: "claims" });
  expect((await market.decide(open!, "claims")).status).toBe(409);
  const { frozen_at, deadlines } = await sale.read();
  expect(frozen_at).toBeNull();
  expect(deadlines).toMatchObject([{ to: "COMPLETED" }]);
  await market.time.advance(8 * DAY);
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
  const staff = await market.staff("ops_admin");
  const refund = { reason: "Barang palsu" };
  expect((await staff.post(`/admin/orders/${sale.order.id}/refund`, refund)).status).toBe(409);
  const [open] = await sale.chargebacks();
  await market.appoint(sale.seller, "ops_admin");
  const answer = await sale.seller.post(`/admin/chargebacks/${open!.id}/decide`, {
    outcome: "claims",
    evidence: "Mine",
  }, { "X-Action-Reason": "My own sale" });
  expect(answer.status).toBe(403);
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

test("a boost whose payment went back is paid by its seller, or by us", async () => {
  const seller = await market.user();
  const request = { listing_id: await seller.list(), package: "boost_1d" };
  const boost = await must(seller.post("/boosts", request));
  const pages = `/payment/invoices/${boost.payment.invoice_id}`;
  await market.sandbox(`${pages}/pay`);
  await market.sandbox(`${pages}/dispute`);
  await market.runDue();
  const staff = await market.staff("ops_admin");
  const { items } = await must(staff.get("/admin/chargebacks?limit=100"));
  const open = items.find(({ boost_id }: { boost_id: string | null }) => boost_id === boost.id);
  expect(open).toMatchObject({ status: "open", order_id: null });
  expect((await market.decide(open, "buyer")).status).toBe(409);
  const { body } = await market.decide(open, "seller");
  expect(body.data).toMatchObject({ from_seller: open.amount });
  expect(await seller.wallet()).toBe(-open.amount);
  await market.sandbox(`${pages}/win`);
  await market.runDue();
  expect(await seller.wallet()).toBe(0);
});
