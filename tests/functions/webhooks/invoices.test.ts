import { afterEach, expect, test } from "vitest";
import { CALLBACK_TOKEN, must, REASON, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

const callback = (body: unknown, token = CALLBACK_TOKEN) =>
  market.with({ "x-callback-token": token }).post("/webhooks/xendit", body);
const paidBody = ({ order }: Sale, more = {}) => ({
  id: order.payment.invoice_id,
  external_id: order.reference,
  status: "PAID",
  amount: order.total,
  paid_amount: order.total,
  ...more,
});
const count = async (query: string): Promise<number> =>
  Number((await market.sql.unsafe(query))[0]!["count"]);

test("a forged token is rejected and nothing is stored", async () => {
  const sale = await market.openSale();
  const before = await count("select count(*) from private.provider_events");
  for (const token of ["", "x", `${CALLBACK_TOKEN}x`, CALLBACK_TOKEN.slice(1)]) {
    expect((await callback(paidBody(sale), token)).status).toBe(401);
  }
  expect((await market.with({}).post("/webhooks/xendit", paidBody(sale))).status).toBe(401);
  expect(await count("select count(*) from private.provider_events")).toBe(before);
});

test("a callback for an unknown order is stored as unknown, and a body that is not an object is rejected", async () => {
  const answer = await callback({
    id: "inv_nobody",
    external_id: "test-payload",
    status: "PAID",
    amount: 1,
  });
  expect(answer.status).toBe(200);
  expect(
    await count(
      "select count(*) from private.provider_events where outcome = 'unknown' and reference = 'test-payload'",
    ),
  ).toBe(1);
  for (const body of ["no json", "[]", "null", '"text"']) {
    expect((await callback(body)).status).toBe(400);
  }
});

test.each([
  ["expired", "READY_TO_SHIP", "sold"],
  ["was cancelled by the buyer", "READY_TO_SHIP", "sold"],
  ["was cancelled by the seller", "CANCELLED", "removed"],
])("a payment of an order that %s: it is %s, and the listing %s", async (how, status, listing) => {
  const sale = await market.openSale();
  if (how === "expired") {
    await sale.invoice("expire");
    expect([await sale.status(), await sale.listingStatus()]).toEqual(["EXPIRED", "active"]);
  } else {
    // The payment provider is down, so the invoice is not expired in time.
    await market.fault("payment", "expire_invoice", "error");
    await must(sale.step(how.endsWith("buyer") ? "buyer" : "seller", "cancel"));
  }
  await sale.pay();
  expect([await sale.status(), await sale.listingStatus()]).toEqual([status, listing]);
  expect(await sale.buyer.wallet()).toBe(status === "CANCELLED" ? sale.order.total : 0);
});

test("a callback that arrives while the provider is down is applied later", async () => {
  const sale = await market.openSale();
  await market.fault("payment", "get_invoice", "error");
  await sale.invoice("pay");
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  await market.time.advance(60);
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

test("a callback that waited through a long outage is retried as any other once the provider answers", async () => {
  const sale = await market.openSale();
  await market.fault("payment", "get_invoice", "error", 100);
  await callback(paidBody(sale));
  await market.sql`
    update private.jobs set attempts = 30, run_at = private.now()
    where kind = 'webhooks_handle' and key in (
      select id::text from private.provider_events where reference = ${sale.order.reference})`;
  await market.noFaults();
  await market.runDue();
  const [event] = await market.sql`
    select outcome, attempts, dead_at from private.provider_events as events
    join private.jobs on jobs.key = events.id::text and jobs.kind = 'webhooks_handle'
    where events.reference = ${sale.order.reference}`;
  expect(event).toEqual({ outcome: "unknown", attempts: 31, dead_at: null });
});

test.each([["OTHER-4711", 15_000], ["BST-nobody", 16_000]])(
  "a payment of an invoice with the unknown reference %s waits in suspense, once, with a case and no open callback",
  async (external_id, rupiah) => {
    const staff = await market.staff("superadmin");
    const { body: { id } } = await market.sandbox("/payment/invoices", {
      external_id,
      amount: rupiah,
    });
    await market.sandbox(`/payment/invoices/${id}/pay`, { amount: rupiah });
    const paid = { id, external_id, status: "PAID", amount: rupiah, paid_amount: rupiah };
    await Promise.all([callback(paid), callback({ ...paid, payment_id: "again" })]);
    await market.runDue();
    const { items } = await must(staff.get("/admin/suspense?limit=100"));
    const found = items.filter(({ amount }: { amount: number }) => amount === rupiah);
    expect(found).toMatchObject([{ kind: "unexpected_payment", order_id: null }]);
    const open = await count(`
      select count(*) from private.provider_events
      where reference = '${external_id}' and outcome is distinct from 'in_suspense'`);
    expect(open).toBe(0);
    expect((await market.reconcile()).differences).toEqual([]);
    const buyer = await market.user();
    await must(
      market.approved(() =>
        staff.post(`/admin/suspense/${found[0].id}/refund`, { user_id: buyer.id }, REASON)
      ),
    );
    expect(await buyer.wallet()).toBe(rupiah);
  },
);
