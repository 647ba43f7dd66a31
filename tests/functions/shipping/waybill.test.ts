import { afterEach, expect, test } from "vitest";
import { IMPATIENT, must, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { atProvider, providerOrders } from "../../support/courier.ts";

const market = useMarket(IMPATIENT);
afterEach(() => market.proveMoney());
afterEach(() => market.noFaults());

const waybill = (who: User, order_id: string, headers = {}) =>
  who.post("/shipping/waybill", { order_id }, headers);
const book = (who: User, order_id: string, headers = {}) =>
  who.post("/shipping/book", { order_id }, headers);

/** A paid order whose booking failed so far. */
async function unbookedSale(): Promise<Sale> {
  const sale = await market.openSale();
  await market.fault("shipping", "create_order", "error");
  await sale.pay();
  expect((await sale.shipment()).shipper_order_id).toBeNull();
  return sale;
}

test("the seller gets number, label and courier by id or reference, the same bytes each time", async () => {
  const sale = await market.paidSale();
  const first = await waybill(sale.seller, sale.order.id);
  const { shipper_order_id, waybill: tracking_number } = await sale.shipment();
  expect(first.body.data).toMatchObject({
    order_id: sale.order.id,
    tracking_number,
    shipper_order_id,
    status: "confirmed",
    label_url: `${market.url}/functions/v1/shipping/labels/${sale.order.id}`,
  });
  await market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "picked" });
  await market.sandbox(`/shipping/orders/${shipper_order_id}/price`, { price: 99_000 });
  expect((await waybill(sale.seller, sale.order.reference)).text).toBe(first.text);
  await must(sale.step("buyer", "confirm"));
  expect((await book(sale.seller, sale.order.id)).text, "after completion").toBe(first.text);
});

test("an unpaid order, and a completed one that was never booked, is a conflict that names its status", async () => {
  const unpaid = await market.openSale();
  const rejected = await waybill(unpaid.seller, unpaid.order.id);
  expect([rejected.status, rejected.body.error.message]).toEqual([
    409,
    expect.stringContaining("AWAITING_PAYMENT"),
  ]);
  const over = await unbookedSale();
  await over.step("buyer", "confirm");
  expect((await book(over.seller, over.order.id)).body.error.message).toContain("COMPLETED");
});

test("an order shipped with another courier cannot be booked", async () => {
  const sale = await unbookedSale();
  await sale.step("seller", "ship", { tracking_number: `OWN-${Date.now()}` });
  expect((await waybill(sale.seller, sale.order.id)).status).toBe(409);
  const booked = await market.paidSale();
  await booked.step("seller", "ship", { tracking_number: `OWN2-${Date.now()}` });
  await market.runDue();
  expect((await waybill(booked.seller, booked.order.id)).body.error.message).toContain("cancelled");
});

test("an unreachable provider gives 503, and the job books the courier later", async () => {
  const sale = await unbookedSale();
  await market.fault("shipping", "create_order", "error");
  const answer = await book(sale.seller, sale.order.id);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  await market.time.advance(600);
  expect((await sale.shipment()).waybill).toMatch(/^WYB-/);
});

/** Sales whose couriers have no number yet. */
async function unnumberedSale() {
  await must(market.sandbox("/shipping/waybills", { late: true }));
  const sale = await market.paidSale();
  await must(market.sandbox("/shipping/waybills", { late: false }));
  const { shipper_order_id } = await sale.shipment();
  const number = () => must(market.sandbox(`/shipping/orders/${shipper_order_id}/waybill`));
  return { sale, number };
}

test("a tracking number that the courier assigns later comes with its callback", async () => {
  const { sale, number } = await unnumberedSale();
  expect((await sale.read()).tracking_number).toBeNull();
  await number();
  const { tracking_number, label_url } = await sale.read();
  expect(tracking_number).toMatch(/^WYB-/);
  expect(label_url).not.toBeNull();
});

test("a tracking number whose callback is lost is fetched and then stays", async () => {
  const { sale, number } = await unnumberedSale();
  const booked = await book(sale.seller, sale.order.id);
  expect(booked.body.data).toMatchObject({ tracking_number: null, label_url: null });
  await market.fault("shipping", "callback", "error");
  await number();
  const known = await waybill(sale.seller, sale.order.id, { "idempotency-key": "later" });
  expect(known.body.data.tracking_number).toMatch(/^WYB-/);
  expect((await book(sale.seller, sale.order.id)).text).toBe(known.text);
});

test.each(["book", "waybill"])(
  "what staff do with POST /shipping/%s is audited",
  async (operation) => {
    const sale = await unbookedSale();
    const ops = await market.staff("ops_admin");
    await must(ops.post(`/shipping/${operation}`, { order_id: sale.order.id }));
    expect(await market.audit(sale.order.id))
      .toMatchObject([{ action: `shipping_${operation}`, actor_id: ops.id }]);
  },
);

test("twenty requests and the job at once make one shipping order, one payment and one response", async () => {
  const sale = await unbookedSale();
  const ops = await market.staff("ops_admin");
  await market.sql`
    update private.jobs set run_at = private.now() where kind = 'shipping_book' and key = ${sale.order.id}`;
  const [, ...answers] = await Promise.all([
    market.runDue(),
    ...Array.from(
      { length: 20 },
      (_, index) =>
        (index % 3 === 0 ? book : waybill)(index % 2 === 0 ? sale.seller : ops, sale.order.id),
    ),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await providerOrders(market, sale)).toHaveLength(1);
  const paid = await market.sql`
    select key from private.ledger_transfers where order_id = ${sale.order.id} and kind = 'shipping'`;
  expect(paid).toHaveLength(1);
});

test("a booking whose answer times out is repeated and makes one shipping order", async () => {
  const sale = await unbookedSale();
  await market.fault("shipping", "create_order", "timeout_after_commit");
  expect((await waybill(sale.seller, sale.order.id)).status).toBe(503);
  const [order] = await providerOrders(market, sale);
  const answer = await waybill(sale.seller, sale.order.id);
  expect(answer.status).toBe(200);
  expect(await providerOrders(market, sale)).toEqual([order]);
  const { reference_id } = await atProvider(market, answer.body.data.shipper_order_id);
  expect(reference_id).toBe(sale.order.id);
});
