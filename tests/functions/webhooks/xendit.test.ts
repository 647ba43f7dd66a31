import { expect, test } from "vitest";
import { CALLBACK_TOKEN, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket();

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
const cases = (kind: string, id: string) =>
  count(`select count(*) from private.staff_cases where kind = '${kind}' and order_id = '${id}'`);

test("a paid invoice makes the order ready to ship and its listing sold", async () => {
  const sale = await market.openSale();
  await sale.pay();
  expect(await sale.read()).toMatchObject({ status: "READY_TO_SHIP", payment: { status: "PAID" } });
  const listing = await sale.buyer.get(`/listings/${sale.listing_id}`);
  expect(listing.body.data.status).toBe("sold");
});

test("a callback that claims a payment unknown to the provider moves nothing", async () => {
  const sale = await market.openSale();
  expect((await callback(paidBody(sale))).status).toBe(200);
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  await market.proveMoney();
});

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
  await market.proveMoney();
});

test("a wrong amount is held in suspense with a case for staff, and the order does not move", async () => {
  const sale = await market.openSale();
  await sale.pay(sale.order.total - 1);
  await callback(paidBody(sale, { again: 1 }));
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  expect(await cases("wrong_amount", sale.order.id)).toBe(1);
  expect(
    await count(
      "select sum(balance) as count from private.ledger_accounts where kind = 'suspense'",
    ),
  ).toBe(sale.order.total - 1);
  await market.proveMoney();
});

test("after PAID, a duplicate and a late EXPIRED change nothing", async () => {
  const sale = await market.openSale();
  await sale.pay();
  await callback(paidBody(sale));
  await callback(paidBody(sale, { updated: "later" }));
  await callback(paidBody(sale, { status: "EXPIRED" }));
  await market.sandbox(`/payment/invoices/${sale.order.payment.invoice_id}/expire`);
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(
    await count(`select count(*) from private.order_history where order_id = '${sale.order.id}'`),
  ).toBe(2);
  await market.proveMoney();
});

test("an expired invoice puts the listing on sale again", async () => {
  const sale = await market.openSale();
  await market.sandbox(`/payment/invoices/${sale.order.payment.invoice_id}/expire`);
  expect(await sale.status()).toBe("EXPIRED");
  expect((await sale.buyer.get(`/listings/${sale.listing_id}`)).body.data.status).toBe("active");
});

test("a payment after the item was sold to another buyer is refunded to the wallet", async () => {
  const sale = await market.openSale();
  await market.sandbox(`/payment/invoices/${sale.order.payment.invoice_id}/expire`);
  const other = await market.user();
  await other.post("/orders", await other.orderBody(sale.listing_id));
  await sale.pay();
  expect(await sale.status()).toBe("EXPIRED");
  const wallet = await sale.buyer.get("/wallet/transactions");
  expect(wallet.body.data.items).toMatchObject([{
    type: "refund",
    amount: sale.order.total,
    order_reference: sale.order.reference,
  }]);
  await callback(paidBody(sale, { again: 1 }));
  expect((await sale.buyer.get("/wallet/balance")).body.data.available).toBe(sale.order.total);
  await market.proveMoney();
});

test("a late payment revives the order while its listing is available", async () => {
  const sale = await market.openSale();
  await market.sandbox(`/payment/invoices/${sale.order.payment.invoice_id}/expire`);
  await sale.pay();
  expect(await sale.status()).toBe("READY_TO_SHIP");
  await market.proveMoney();
});

test("an unpaid order and its invoice expire after an hour", async () => {
  const sale = await market.openSale();
  await market.time.advance(61 * 60);
  expect(await sale.read()).toMatchObject({ status: "EXPIRED", payment: { status: "EXPIRED" } });
});

test("a callback that arrives while the provider is down is applied later", async () => {
  const sale = await market.openSale();
  await market.fault("payment", "get_invoice", "error");
  await market.sandbox(`/payment/invoices/${sale.order.payment.invoice_id}/pay`);
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  await market.time.advance(60);
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

test("the neutral path accepts the same callbacks", async () => {
  const caller = market.with({ "x-callback-token": CALLBACK_TOKEN });
  expect((await caller.post("/webhooks/payment_provider", { id: "x" })).status).toBe(200);
});
