import { expect, test } from "vitest";
import { must, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { differenceOf, reconcile } from "../../support/reconcile.ts";
import { expectData, list, openSale, payWithoutCallback, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { openStaffClient } from "../../support/staff.ts";
import { balanceOf, provider, wealthy, withdraw } from "../../support/withdrawals.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket();
const staff = setUp(() => openStaffClient(market));

/** An order paid without a callback, and the difference that reconciliation found. */
async function unheard() {
  const sale = await openSale(market);
  await payWithoutCallback(market, sale.order);
  return { sale, difference: await differenceOf(market, sale.order.reference) };
}
const approve = ({ id }: { id: string }, body = {}) =>
  staff.post(`/admin/reconciliation/${id}/approve`, body);
const poll = ({ buyer, order }: Sale) => market.as(buyer).get(`/payments/${order.id}/check`);
const unmatchedFor = async ({ order }: Sale): Promise<{ id: string; amount: number }[]> =>
  expectData(await staff.get(`/admin/suspense?status=open&order=${order.id}`)).items;
const suspense = async (): Promise<number> =>
  (await market.database.admin`
    select coalesce(sum(balance), 0)::float8 as sum from private.ledger_accounts where kind = 'suspense'`)[
    0
  ]!["sum"];

test("an order paid from a correction is not refunded when its callback arrives", async () => {
  const { sale, difference } = await unheard();
  await must(approve(difference));
  const [unmatched] = await unmatchedFor(sale);
  expect(unmatched).toMatchObject({ amount: sale.order.total });
  await must(staff.post(`/admin/suspense/${unmatched!.id}/apply`));
  await must(poll(sale));
  await market.runDue();
  expect(await readOrder(market, sale)).toMatchObject({
    status: "READY_TO_SHIP",
    refunded_amount: null,
  });
  expect(await balanceOf(market, sale.buyer)).toMatchObject({ available: 0 });
  expect(await unmatchedFor(sale)).toEqual([]);
  await proveMoney(market);
  await must(step(market, sale.buyer, sale, "confirm"));
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Palsu" }));
  await proveMoney(market);
});

test("a callback between a correction and the decision books no second payment to suspense", async () => {
  const { sale, difference } = await unheard();
  const before = await suspense();
  await must(approve(difference));
  expect((await must(poll(sale))).status).toBe("AWAITING_PAYMENT");
  expect(await suspense() - before).toBe(sale.order.total);
  const [unmatched] = await unmatchedFor(sale);
  await must(staff.post(`/admin/suspense/${unmatched!.id}/refund`));
  await must(poll(sale));
  expect((await readOrder(market, sale)).status).toBe("EXPIRED");
  expect(await balanceOf(market, sale.buyer)).toMatchObject({ available: sale.order.total });
  await proveMoney(market);
});

test("an outdated correction is rejected and posts nothing", async () => {
  const { sale, difference } = await unheard();
  const before = await suspense();
  await must(poll(sale));
  const { status, body } = await approve(difference);
  expect([status, body.error.message]).toEqual([409, expect.stringContaining("moved")]);
  expect(await suspense()).toBe(before);
  expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });
});

test("of a concurrent correction and callback for one payment, one posts it", async () => {
  for (let round = 0; round < 10; round++) {
    const { sale, difference } = await unheard();
    const before = await suspense();
    const [{ status }] = await Promise.all([approve(difference), poll(sale)]);
    const order = await readOrder(market, sale);
    expect([status, order.status, await suspense() - before]).toEqual(
      status === 200 ? [200, "AWAITING_PAYMENT", sale.order.total] : [409, "READY_TO_SHIP", 0],
    );
  }
  expect(await reconcile(market)).toMatchObject({ drift: 0 });
  await proveMoney(market);
});

test("a payment of an unknown invoice is unmatched once, by statement or callback", async () => {
  const sale = await openSale(market);
  const { reference, total } = sale.order;
  const headers = { authorization: `Basic ${btoa("xnd_test:")}` };
  const made = await market.with(headers).post("/sandbox/payment/api/v2/invoices", {
    external_id: reference,
    amount: total,
  });
  await payWithoutCallback(market, { payment: { invoice_id: made.body.id } });
  await must(approve(await differenceOf(market, reference)));
  const invoice = { ...made.body, status: "PAID", paid_amount: total, payment_id: null };
  await market.services.db.service.call("internal.apply_invoice_update", { invoice });
  expect((await unmatchedFor(sale)).map(({ amount }) => amount)).toEqual([total]);
  expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });
});

test("a buyer's payment can only be corrected into suspense", async () => {
  const { difference } = await unheard();
  expect((await approve(difference, { account: "claims" })).status).toBe(409);
  expect((await approve(difference, { account: "suspense" })).status).toBe(200);
});

test("a corrected boost payment waits for staff, and its callback changes nothing", async () => {
  const seller = await market.user();
  const request = { listing_id: await list(market, seller), package: "boost_1d" };
  const boost = await must(market.as(seller).post("/boosts", request));
  await payWithoutCallback(market, boost);
  const before = await suspense();
  const difference = await differenceOf(market, boost.reference);
  expect((await approve(difference, { account: "claims" })).status).toBe(409);
  await must(approve(difference));
  const read = await must(market.as(seller).get(`/boosts/${boost.id}`));
  expect([read.status, await suspense() - before]).toEqual(["PARKED", boost.price]);
  expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });
});

test("a boost whose callback was lost is checked and starts", async () => {
  const seller = await market.user();
  const request = { listing_id: await list(market, seller), package: "boost_1d" };
  const boost = await must(market.as(seller).post("/boosts", request));
  await payWithoutCallback(market, boost);
  expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });
  const { items } = await must(market.as(seller).get("/boosts"));
  expect(items).toMatchObject([{ status: "ACTIVE" }]);
});

test("a complete withdrawal cannot be corrected manually, because its link has the status", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await market.fault("payment", "callback", "error");
  await provider(market, withdrawal, "complete");
  const { status, body } = await approve(await differenceOf(market, withdrawal.id));
  expect([status, body.error.message]).toEqual([409, expect.stringContaining("link")]);
  expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });
  await proveMoney(market);
});
