/** A 429 of each provider means later: nothing is given up, lost or done twice. */
import { expect, test } from "vitest";
import { must, SERVICE_KEY, useMarket } from "../../support/market.ts";

const market = useMarket();
const limit = (provider: string, operation: string, times = 1) =>
  market.fault(provider, operation, "rate_limited", times);
const deadJobs = () => market.sql`select kind from private.jobs where dead_at is not null`;

test("payments: an invoice that is not made now is made later, once", async () => {
  const { buyer, body } = await market.toOrder();
  await limit("payment", "create_invoice");
  await limit("payment", "list_invoices");
  expect((await buyer.post("/orders", body)).status).toBe(503);
  await market.endInvoiceLeases();
  const order = await must(buyer.post("/orders", body));
  expect(await market.invoicesOf(order.reference)).toHaveLength(1);
});

test("payments: a payment whose invoice cannot be read now is booked when it can", async () => {
  const sale = await market.openSale();
  await limit("payment", "get_invoice", 2);
  await sale.pay();
  await market.time.advance(900);
  expect(await sale.status()).toBe("READY_TO_SHIP");
  await market.proveMoney();
});

test("shipping: rates are a 503 with the provider's Retry-After, and a courier is booked later, once", async () => {
  const sale = await market.openSale();
  const { body, buyer } = await market.toOrder();
  const { listing_id, address_id } = body as Record<string, unknown>;
  await limit("shipping", "rates");
  const rates = () => buyer.post("/shipping/rates", { listing_id, address_id });
  const answer = await rates();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "7"]);
  expect((await rates()).status).toBe(200);
  await limit("shipping", "create_order", 3);
  await sale.pay();
  expect((await sale.read()).tracking_number).toBeNull();
  await market.time.advance(3600);
  expect((await sale.read()).tracking_number).not.toBeNull();
  expect(await deadJobs()).toEqual([]);
  await market.proveMoney();
});

test("mail: an e-mail is sent later, once", async () => {
  const person = await market.user();
  await limit("email", "send", 3);
  await person.notify();
  await market.runDue();
  expect(await person.mailbox()).toEqual([]);
  await market.time.advance(900);
  expect(await person.mailbox()).toHaveLength(1);
});

test("queue: the minute is a 503, and the next one publishes its runs", async () => {
  const minute = (id: string) =>
    market.with({ authorization: `Bearer ${SERVICE_KEY}`, "upstash-message-id": id })
      .post("/jobs/minute");
  await limit("qstash", "request");
  const answer = await minute("limited");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await minute("next")).status).toBe(200);
});
