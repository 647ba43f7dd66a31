/** The payment of a boost is charged back: its seller keeps neither the boost for free nor the refund twice. */
import { afterEach, expect, test } from "vitest";
import { errorOf, must, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import type { Chargeback } from "../../support/sale.ts";
import { escrowOnly } from "../../support/refunds.ts";

const market = useMarket({}, { nights: true });
afterEach(() => market.proveMoney());
const staff = setUp(() => market.staffClient("superadmin"));

const PRICE = 25_000;
const OWN = 50_000;
type Boost = { id: string; reference: string; payment: { invoice_id: string } };

async function unpaidBoost() {
  const seller = await market.user();
  await seller.fund(OWN);
  const bought = { listing_id: await seller.list(), package: "boost_7d" };
  const boost = await must(seller.post("/boosts", bought));
  return { seller, boost: boost as Boost, listing: bought.listing_id };
}
/** Paid after the listing was deleted: the wallet has the price, and 50,000 of its own. */
async function refundedBoost() {
  const { seller, boost, listing } = await unpaidBoost();
  await must(seller.delete(`/listings/${listing}`));
  await market.invoice(boost, "pay");
  await market.runDue();
  expect(await seller.wallet()).toBe(OWN + PRICE);
  return { seller, boost };
}
/** Another sum was paid, and staff refunded it. */
async function mispaidBoost(refund: boolean) {
  const { seller, boost } = await unpaidBoost();
  await market.invoice(boost, "pay", { amount: 40_000 });
  await market.runDue();
  if (refund) {
    const id = await suspenseOf(40_000);
    await must(staff.post(`/admin/suspense/${id}/refund`, { user_id: seller.id }));
  }
  return { seller, boost };
}
/** 5,000 were paid beyond its price: the seller got the boost, and the rest waits in suspense. */
async function overpaidBoost() {
  const { seller, boost } = await unpaidBoost();
  await market.invoice(boost, "pay");
  await market.runDue();
  await market.sandbox(`/payment/transactions/${boost.reference}/change`, {
    amount: PRICE + 5_000,
  });
  const { id } = await market.differenceOf(boost.reference);
  await must(staff.post(`/admin/reconciliation/${id}/approve`));
  return { seller, boost };
}
async function suspenseOf(rupiah: number): Promise<string> {
  const { items } = await must(staff.get("/admin/suspense?limit=100"));
  return items.find(({ amount }: { amount: number }) => amount === rupiah).id;
}
async function dispute(boost: Boost, options = {}): Promise<Chargeback> {
  await market.invoice(boost, "dispute", options);
  await market.runDue();
  return await chargebackOf(boost);
}
/** Announced without an amount; the list does not show it yet. */
async function announce({ reference }: Boost): Promise<void> {
  const { service } = market.services.db;
  const unknown = { reference, dispute_id: crypto.randomUUID(), amount: 0, is_won: false };
  expect(await service.call("internal.announce_chargeback", unknown)).toBe("noted");
}
async function chargebackOf({ id }: Boost): Promise<Chargeback> {
  const { items } = await must(staff.get("/admin/chargebacks?limit=100"));
  return items.find(({ boost_id }: { boost_id: string | null }) => boost_id === id);
}
/** The channel does not return it after all. */
async function failRefundOf({ payment: { invoice_id } }: Boost): Promise<void> {
  await market.runDue();
  const { body: { data: [refund] } } = await market.sandbox("/payment/refunds/list", {
    invoice_id,
  });
  await must(market.sandbox(`/payment/refunds/${refund.id}/fail`));
  await market.time.advance(15 * 60);
}
const heldOf = async (seller: User) => (await seller.balance()).held;

test("a refunded boost whose payment is disputed cannot be withdrawn before staff decide, and is there for them", async () => {
  const { seller, boost } = await refundedBoost();
  expect(await dispute(boost, { listed: false })).toMatchObject({ status: "announced" });
  expect(await seller.balance()).toMatchObject({ available: OWN, held: PRICE });
  expect(await errorOf(seller.requestWithdrawal(OWN + 1))).toBe("409 refund_disputed");
  // Now the provider's list shows the chargeback too.
  await dispute(boost, { told: false });
  await market.time.advance(24 * 3600);
  const open = await chargebackOf(boost);
  expect(open).toMatchObject({ status: "open" });
  expect(await heldOf(seller)).toBe(PRICE);
  expect((await seller.requestWithdrawal(OWN)).status).toBe(201);
  expect((await market.decide(open, "seller")).body.data).toMatchObject({ from_seller: PRICE });
  expect(await seller.wallet()).toBe(0);
});

test("a refund that its channel could not return is held like any other", async () => {
  await escrowOnly(market, "BCA");
  const { seller, boost } = await refundedBoost();
  await market.setting("escrow_only", 0);
  const open = await dispute(boost);
  expect(await heldOf(seller)).toBe(PRICE);
  expect((await market.decide(open, "seller")).body.data).toMatchObject({ from_seller: PRICE });
  expect(await seller.wallet()).toBe(OWN);
});

test.each(["seller", "claims"])(
  "a refund that fails after the chargeback was decided (%s) does not stay with the seller",
  async (outcome) => {
    await escrowOnly(market);
    const { seller, boost, listing } = await unpaidBoost();
    await must(seller.delete(`/listings/${listing}`));
    await market.invoice(boost, "pay");
    await market.runDue();
    await market.setting("escrow_only", 0);
    const open = await dispute(boost);
    const decided = await must(market.decide(open, outcome));
    expect(decided).toMatchObject({ from_seller: 0 });
    await failRefundOf(boost);
    expect(await seller.wallet()).toBe(OWN);
  },
);

test("a chargeback holds its amount of the refund, an unknown amount all of it, and nothing once claims bear it", async () => {
  const { seller, boost } = await refundedBoost();
  const open = await dispute(boost, { amount: 10_000 });
  expect(await heldOf(seller)).toBe(10_000);
  await market.sql`
    update private.chargebacks set amount = 0, status = 'announced' where id = ${open.id}`;
  expect(await heldOf(seller)).toBe(PRICE);
  await market.sql`
    update private.chargebacks set amount = 10000, status = 'open' where id = ${open.id}`;
  await must(market.decide(open, "claims"));
  expect((await seller.requestWithdrawal(OWN + PRICE)).status).toBe(201);
});

test("what a chargeback took of a refund is not held again for the next one", async () => {
  const { seller, boost } = await refundedBoost();
  const first = await dispute(boost, { amount: 10_000 });
  expect((await market.decide(first, "seller")).body.data).toMatchObject({ from_seller: 10_000 });
  await announce(boost);
  expect(await seller.balance()).toMatchObject({ available: OWN, held: 15_000 });
  await dispute(boost, { amount: 15_000, told: false });
  await market.time.advance(24 * 3600);
  const second = await chargebackOf(boost);
  expect(second).toMatchObject({ status: "open", amount: 15_000 });
  expect(await seller.balance()).toMatchObject({ available: OWN, held: 15_000 });
  expect((await market.decide(second, "seller")).body.data).toMatchObject({ from_seller: 15_000 });
  expect(await seller.wallet()).toBe(OWN);
});

test("a boost whose payment went back is paid by its seller, and given back when we win", async () => {
  const { seller, boost } = await unpaidBoost();
  await market.invoice(boost, "pay");
  const open = await dispute(boost);
  expect(open).toMatchObject({ status: "open", order_id: null });
  expect((await market.decide(open, "buyer")).status).toBe(409);
  await seller.fund(-OWN);
  expect((await market.decide(open, "seller")).body.data).toMatchObject({ from_seller: PRICE });
  expect(await seller.wallet()).toBe(-PRICE);
  await market.invoice(boost, "win");
  await market.runDue();
  expect(await seller.wallet()).toBe(0);
});

test("a late payment of a boost that is disputed is not refunded to its seller as well", async () => {
  const { seller, boost, listing } = await unpaidBoost();
  await market.payWithoutCallback(boost, "delay");
  await must(seller.delete(`/listings/${listing}`));
  await dispute(boost, { amount: 1000, listed: false });
  expect(await seller.wallet()).toBe(OWN);
});

test("of a boost that ran, no more of a refund is held than the seller still has of the payment", async () => {
  const { seller, boost } = await overpaidBoost();
  const id = await suspenseOf(5_000);
  await must(staff.post(`/admin/suspense/${id}/refund`, { user_id: seller.id }));
  const first = await dispute(boost, { amount: 27_000 });
  expect(await heldOf(seller)).toBe(5_000);
  expect((await market.decide(first, "seller")).body.data).toMatchObject({ from_seller: 27_000 });
  await announce(boost);
  expect(await heldOf(seller)).toBe(3_000);
});

test("what staff refunded of a wrong sum is held and taken whole, and nobody leaves with it", async () => {
  const { seller, boost } = await mispaidBoost(true);
  const open = await dispute(boost, { amount: 40_000 });
  expect(await seller.balance()).toMatchObject({ available: OWN, held: 40_000 });
  await seller.fund(-OWN);
  expect(await errorOf(seller.delete("/auth/me?give_up_balance=true"))).toBe("409 refund_disputed");
  expect((await market.decide(open, "seller")).body.data).toMatchObject({ from_seller: 40_000 });
  expect(await seller.wallet()).toBe(0);
});

test("who got neither boost nor refund bears nothing, and gets no refund beside the dispute", async () => {
  const { seller, boost } = await mispaidBoost(false);
  const open = await dispute(boost, { amount: 40_000 });
  expect(await heldOf(seller)).toBe(0);
  const refund = `/admin/suspense/${await suspenseOf(40_000)}/refund`;
  expect(await errorOf(staff.post(refund, { user_id: seller.id }))).toBe(
    "409 payment_charged_back",
  );
  expect((await market.decide(open, "seller")).body.data).toMatchObject({ from_seller: 0 });
  expect(await seller.wallet()).toBe(OWN);
});

test("a second chargeback of a boost takes nothing that the first has taken", async () => {
  const { seller, boost } = await overpaidBoost();
  const first = await dispute(boost, { amount: PRICE });
  expect((await market.decide(first, "seller")).body.data).toMatchObject({ from_seller: PRICE });
  const second = await dispute(boost, { amount: 5_000 });
  expect(second.id).not.toBe(first.id);
  expect((await market.decide(second, "seller")).body.data).toMatchObject({ from_seller: 0 });
  expect(await seller.wallet()).toBe(OWN - PRICE);
});

test("money of a boost that staff booked from the provider's list is not refunded while its payment is disputed", async () => {
  const { seller, boost } = await overpaidBoost();
  const announced = await dispute(boost, { listed: false });
  const id = await suspenseOf(5_000);
  const refund = () => staff.post(`/admin/suspense/${id}/refund`, { user_id: seller.id });
  expect((await refund()).body.error).toMatchObject({ reason: "payment_charged_back" });
  await must(market.decide(announced, "withdraw"));
  await must(refund());
  expect(await seller.wallet()).toBe(OWN + 5_000);
});

test("what one seller keeps of disputed boosts counts together, of an unknown amount the price", async () => {
  await market.setting("approval_person_idr", 2 * PRICE);
  const seller = await market.user();
  const statuses: number[] = [];
  for (const outcome of ["claims", "withdraw", "claims", "withdraw"]) {
    const bought = { listing_id: await seller.list(), package: "boost_7d" };
    const boost: Boost = await must(seller.post("/boosts", bought));
    await market.invoice(boost, "pay");
    await market.runDue();
    if (outcome === "claims") await dispute(boost);
    else await announce(boost);
    statuses.push((await market.decide(await chargebackOf(boost), outcome)).status);
  }
  await market.setting("approval_person_idr", 3_000_000);
  expect(statuses).toEqual([200, 200, 202, 202]);
});
