import { afterEach, expect, test } from "vitest";
import { chargebacksOf, decide, decided, dispute, sumsOf, win } from "../../support/chargebacks.ts";
import { completedSale, must, returnRequestedSale, step, walletOf } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { list, paidSale, pay } from "../../support/sale.ts";
import { reconcile } from "../../support/reconcile.ts";
import { mixedSale } from "../../support/wallet_payments.ts";
import { provider, withdraw } from "../../support/withdrawals.ts";

const market = useMarket();
afterEach(async () => {
  await proveMoney(market);
  expect((await reconcile(market)).differences).toEqual([]);
});

test("what the wallet paid of an order is refunded, what the bank gave back is not", async () => {
  const sale = await mixedSale(market, 100_000);
  await pay(market, sale);
  expect(await decided(market, sale, "cancel")).toMatchObject({ from_buyer: 64_750 });
  expect(await walletOf(market, sale.buyer)).toBe(100_000);
});

test("after a settlement the buyer gives back their part, then the seller theirs", async () => {
  const sale = await returnRequestedSale(market);
  const path = `/orders/${sale.order.id}/settlement`;
  const { settlement } = await must(market.as(sale.seller).post(path, { refund_amount: 40_000 }));
  await must(market.as(sale.buyer).post(`${path}/accept`, { settlement_id: settlement.id }));
  const chargeback = await decided(market, sale, "seller");
  expect(chargeback).toMatchObject({ from_buyer: 40_000, from_seller: 110_000 });
  await win(market, sale);
  expect([await walletOf(market, sale.buyer), await walletOf(market, sale.seller)])
    .toEqual([40_000, 110_000]);
});

test("a sale that goes on at our cost and is refunded later does not refund the buyer twice", async () => {
  const sale = await paidSale(market);
  await dispute(market, sale, { amount: 20_000 });
  const [open] = await chargebacksOf(market, sale);
  expect((await decide(market, open!, "claims", "?dry_run=true")).status).toBe(200);
  await must(Promise.resolve(await decide(market, open!, "claims")));
  await must(step(market, sale.seller, sale, "cancel"));
  expect(await walletOf(market, sale.buyer)).toBe(144_750);
  expect(await chargebacksOf(market, sale)).toMatchObject([{ from_buyer: 20_000 }]);
  await win(market, sale, { amount: 20_000 });
  expect(await walletOf(market, sale.buyer)).toBe(164_750);
});

test("staff cannot refund a completed sale whose payment went back, nor decide about their own", async () => {
  const sale = await completedSale(market);
  await dispute(market, sale);
  const staff = market.as(await market.staff("ops_admin"));
  const refund = { reason: "Barang palsu" };
  expect((await staff.post(`/admin/orders/${sale.order.id}/refund`, refund)).status).toBe(409);
  const [open] = await chargebacksOf(market, sale);
  await market.database
    .admin`insert into private.staff_roles (user_id, role) values (${sale.seller.id}, 'ops_admin')`;
  const answer = await market.as(sale.seller).post(
    `/admin/chargebacks/${open!.id}/decide`,
    { outcome: "claims", evidence: "Mine" },
    { "X-Action-Reason": "My own sale" },
  );
  expect(answer.status).toBe(403);
});

test("nothing is taken from somebody who has left, and nothing is given to them", async () => {
  const sale = await completedSale(market);
  const withdrawal = await withdraw(market, sale.seller, 150_000);
  await provider(market, withdrawal, "complete");
  await must(market.as(sale.seller).delete("/auth/me"));
  expect(await decided(market, sale, "seller")).toMatchObject({ from_seller: 0 });
  await win(market, sale);
  expect(await sumsOf(market, sale)).toMatchObject({ provider_cash: -164_750, seller: 150_000 });
});

test("a boost whose payment went back is paid by its seller, or by us", async () => {
  const seller = await market.user();
  const request = { listing_id: await list(market, seller), package: "boost_1d" };
  const boost = await must(market.as(seller).post("/boosts", request));
  const pages = `/payment/invoices/${boost.payment.invoice_id}`;
  await market.sandbox(`${pages}/pay`);
  await market.sandbox(`${pages}/dispute`);
  await market.runDue();
  const staff = market.as(await market.staff("ops_admin"));
  const { items } = await must(staff.get("/admin/chargebacks?limit=100"));
  const open = items.find(({ boost_id }: { boost_id: string | null }) => boost_id === boost.id);
  expect(open).toMatchObject({ status: "open", order_id: null });
  expect((await decide(market, open, "buyer")).status).toBe(409);
  const { body } = await decide(market, open, "seller");
  expect(body.data).toMatchObject({ from_seller: open.amount });
  expect(await walletOf(market, seller)).toBe(-open.amount);
  await market.sandbox(`${pages}/win`);
  await market.runDue();
  expect(await walletOf(market, seller)).toBe(0);
});
