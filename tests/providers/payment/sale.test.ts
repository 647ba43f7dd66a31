/** A whole market with each provider: what holds for one must hold for the next. */
import { afterEach, describe, expect, test } from "vitest";
import { CALLBACK_TOKEN, IMPATIENT, must, useMarket } from "../../support/market.ts";
import { escrowOnly, letRefundsPass } from "../../support/refunds.ts";
import { reconcile } from "../../support/reconcile.ts";

describe.each(["xendit_invoices", "xendit_sessions"])("%s", (key) => {
  const market = useMarket({ ...IMPATIENT, PAYMENT_PROVIDER: key });
  afterEach(() => market.proveMoney());

  test("a sale runs from the quote to the payout, and the provider's list agrees with the ledger", async () => {
    const sale = await market.openSale();
    await sale.complete();
    expect(await sale.status()).toBe("COMPLETED");
    const withdrawal = await sale.seller.withdraw();
    await market.payout(withdrawal, "complete");
    expect(await sale.seller.reread(withdrawal)).toMatchObject({ status: "PAID" });
    const began = await market.sql`
      select invoices.provider as invoice, withdrawals.provider as payout
      from private.invoices, private.withdrawals
      where order_id = ${sale.order.id} and withdrawals.id = ${withdrawal.id}`;
    expect(began).toEqual([{ invoice: key, payout: key }]);
    expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });
  });

  test.each(["none", "timeout_after_commit"])(
    "a refund goes back the way it came once, after a lost answer too (%s)",
    async (kind) => {
      await escrowOnly(market);
      const sale = await market.paidSale();
      await must(sale.step("buyer", "cancel"));
      if (kind !== "none") await market.fault("payment", "create_refund", kind);
      await letRefundsPass(market);
      const refunds = await market.sql`
        select status, provider from private.refunds where order_id = ${sale.order.id}`;
      expect(refunds).toEqual([{ status: "PAID", provider: key }]);
      expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });
      await market.setting("escrow_only", 0);
    },
  );

  test("a boost is paid once, whatever callback comes first and twice", async () => {
    const seller = await market.user();
    const listing_id = await seller.list();
    const boost = await must(seller.post("/boosts", { listing_id, package: "boost_1d" }));
    for (const kind of ["reorder", "duplicate"]) {
      await market.sandbox("/faults", { provider: "payment", kind, times: 1 });
    }
    await market.sandbox(`/payment/invoices/${boost.payment.invoice_id}/pay`);
    await market.time.advance(3600);
    await market.sandbox(`/payment/invoices/${boost.payment.invoice_id}/pay`);
    const [paid] = await market.sql`
      select status, booked, price from private.boost_purchases where id = ${boost.id}`;
    expect(paid).toEqual({ status: "PAID", booked: paid!["price"], price: paid!["price"] });
  });

  test("a callback that precedes the payment in the provider's API is applied when the API shows it", async () => {
    const { order, status } = await market.openSale();
    const { reference, payment: { invoice_id } } = order;
    const session = {
      payment_session_id: invoice_id,
      reference_id: reference,
      status: "COMPLETED",
    };
    const body = key === "xendit_sessions"
      ? { event: "payment_session.completed", data: session }
      : { id: invoice_id, external_id: reference, status: "PAID" };
    await must(market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit", body));
    expect(await status()).toBe("AWAITING_PAYMENT");
    await market.fault("payment", "callback", "error", 2);
    await market.sandbox(`/payment/invoices/${invoice_id}/pay`);
    await market.noFaults();
    await market.time.advance(60);
    expect(await status()).toBe("READY_TO_SHIP");
  });

  test("an order that nobody pays expires at the provider, too", async () => {
    const sale = await market.openSale();
    await market.time.advance(25 * 3600);
    expect(await sale.status()).toBe("EXPIRED");
    expect(await sale.listingStatus()).toBe("active");
  });

  test("a payment that comes after the page has expired counts, and a wrong amount goes to suspense", async () => {
    const [late, wrong] = [await market.openSale(), await market.openSale()];
    await late.invoice("expire");
    expect(await late.status()).toBe("EXPIRED");
    await late.invoice("pay");
    await market.time.advance(60);
    expect(await late.status()).toBe("READY_TO_SHIP");
    await wrong.invoice("pay", { amount: 1_000 });
    await market.time.advance(60);
    expect(await wrong.status()).toBe("AWAITING_PAYMENT");
    expect(await wrong.inSuspense()).toBeTruthy();
  });

  test("an answer that is lost after the page was made leaves one order that can be paid", async () => {
    const { body, buyer } = await market.toOrder();
    const operation = key === "xendit_sessions" ? "create_session" : "create_invoice";
    await market.fault("payment", operation, "timeout_after_commit");
    const headers = { "idempotency-key": crypto.randomUUID() };
    const first = await buyer.post("/orders", body, headers);
    expect([201, 503]).toContain(first.status);
    await market.endInvoiceLeases();
    const order = await must(buyer.post("/orders", body, headers));
    await market.sandbox(`/payment/invoices/${order.payment.invoice_id}/pay`);
    expect((await must(buyer.get(`/orders/${order.id}`))).status).toBe("READY_TO_SHIP");
  });
});
