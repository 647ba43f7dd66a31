import { afterEach, expect, test } from "vitest";
import { chargebacksOf, decide, dispute, sumsOf } from "../../support/chargebacks.ts";
import { CALLBACK_TOKEN } from "../../support/environment.ts";
import { must, step, walletOf } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import {
  list,
  openSale,
  paidSale,
  pay,
  payWithoutCallback,
  readOrder,
} from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { openStaffClient } from "../../support/staff.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket();
const staff = setUp(() => openStaffClient(market));
afterEach(() => proveMoney(market));

const announce = async (reference_id: string) =>
  await market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit-native", {
    event: "dispute.action_required",
    id: `held-${reference_id}`,
    reference_id,
    amount: { initial: "1000.00" },
  });
const refund = async (id: string) => await staff.post(`/admin/suspense/${id}/refund`);
const heldOf = async ({ order }: Sale) =>
  (await must(staff.get(`/admin/suspense?order=${order.id}`))).items;

test("a payment that comes after the order's end and is disputed waits for staff", async () => {
  const sale = await openSale(market);
  await payWithoutCallback(market, sale.order, "delay");
  await must(market.as(sale.buyer).put(`/orders/${sale.order.id}/cancel`));
  await announce(sale.order.reference);
  await market.runDue();
  expect(await walletOf(market, sale.buyer)).toBe(0);
  const [held] = await heldOf(sale);
  expect(held).toMatchObject({ amount: 164_750, status: "open" });
  expect((await refund(held.id)).body.error).toMatchObject({ reason: "payment_charged_back" });
  const [announced] = await chargebacksOf(market, sale);
  expect((await decide(market, announced!, "withdraw")).status).toBe(200);
  expect((await refund(held.id)).status).toBe(200);
  expect(await walletOf(market, sale.buyer)).toBe(164_750);
});

test("what does not fit is not refunded while its payment is disputed", async () => {
  const sale = await openSale(market);
  await pay(market, sale, 100_000);
  await announce(sale.order.reference);
  const [held] = await heldOf(sale);
  expect((await refund(held.id)).status).toBe(409);
  expect(await walletOf(market, sale.buyer)).toBe(0);
});

test("a boost's payment that went back is not refunded to its seller as well", async () => {
  const seller = await market.user();
  const buy = async () => {
    const request = { listing_id: await list(market, seller), package: "boost_1d" };
    return await must(market.as(seller).post("/boosts", request));
  };
  const mispaid = await buy();
  const pages = (boost: typeof mispaid) => `/payment/invoices/${boost.payment.invoice_id}`;
  await market.sandbox(`${pages(mispaid)}/pay`, { amount: 4_000 });
  await market.runDue();
  await market.sandbox(`${pages(mispaid)}/dispute`);
  await market.runDue();
  const { items } = await must(staff.get("/admin/suspense?limit=100"));
  const held = items.find(({ amount }: { amount: number }) => amount === 4_000);
  const body = { user_id: seller.id };
  expect((await staff.post(`/admin/suspense/${held.id}/refund`, body)).status).toBe(409);
  const late = await buy();
  await payWithoutCallback(market, late, "delay");
  await must(market.as(seller).delete(`/listings/${late.listing_id}`));
  await announce(late.reference);
  await market.runDue();
  expect(await walletOf(market, seller)).toBe(0);
});

test("the fee of a courier that a frozen sale no longer needs waits, and goes when the sale goes on", async () => {
  const sale = await paidSale(market);
  await dispute(market, sale);
  const path = `/orders/${sale.order.id}/ship`;
  await must(market.as(sale.seller).put(path, { tracking_number: "OWN-4711" }));
  await market.runDue();
  await proveMoney(market);
  expect((await sumsOf(market, sale))["shipping_payable"]).toBe(9_000);
  const [open] = await chargebacksOf(market, sale);
  await must(Promise.resolve(await decide(market, open!, "claims")));
  // The buyer has it from the payment channel already.
  expect((await sumsOf(market, sale))["shipping_payable"]).toBeUndefined();
  expect((await readOrder(market, sale)).refunded_amount).toBe(9_000);
  expect(await walletOf(market, sale.buyer)).toBe(0);
  await must(step(market, sale.buyer, sale, "confirm"));
  expect(await walletOf(market, sale.buyer)).toBe(0);
  expect(await walletOf(market, sale.seller)).toBe(150_000);
});
