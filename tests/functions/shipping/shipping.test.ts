/** Rates, the booking that they end in, and the way of its parcel. */
import { afterEach, expect, test } from "vitest";
import { atOnce, IMPATIENT, must, RACING, setUp, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { atProvider, providerOrders } from "../../support/courier.ts";

const market = useMarket({ ...IMPATIENT, ...RACING });
afterEach(() => market.proveMoney());
afterEach(() => market.noFaults());
const deal = setUp(() => market.toOrder());

const rates = (more: Record<string, string> = {}) => {
  const { buyer, listing_id, body: { address_id } } = deal;
  return buyer.post("/shipping/rates", { listing_id, address_id, ...more });
};

test("every rate has a price, a duration, and a quote that expires", async () => {
  const { body } = await rates();
  expect(body.data.rates.length).toBeGreaterThan(3);
  for (const rate of body.data.rates) {
    expect(rate.price).toBeGreaterThan(0);
    expect(rate.etd_days.max).toBeGreaterThanOrEqual(rate.etd_days.min);
    expect(rate.quote.split(".")).toHaveLength(3);
  }
});

test("another's address and a sold listing get no rates", async () => {
  const sale = await market.paidSale();
  const [address] = (await must(sale.buyer.get("/auth/me/addresses"))).items;
  expect((await rates({ address_id: address.id })).status).toBe(404);
  expect((await rates({ listing_id: sale.listing_id })).status).toBe(409);
});

test("an unreachable provider gives 503 with Retry-After", async () => {
  await market.fault("shipping", "rates", "error");
  const answer = await rates();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  await market.fault("shipping", "couriers", "error");
  expect((await deal.buyer.get("/shipping/couriers")).status).toBe(503);
  expect((await deal.buyer.get("/shipping/couriers")).body.data.couriers.length).toBeGreaterThan(3);
});

test("a quote for ids in capitals is valid for an order", async () => {
  const { buyer, listing_id, body } = deal;
  const capitals = {
    listing_id: listing_id.toUpperCase(),
    address_id: body.address_id.toUpperCase(),
  };
  const [rate] = (await must(rates(capitals))).rates;
  const order = await must(buyer.post("/orders", { ...capitals, shipping_quote: rate.quote }));
  expect(order.listing_id).toBe(listing_id);
});

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
  await sale.parcel("status", { status: "picked" });
  await sale.parcel("price", { price: 99_000 });
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
  const number = () => must(sale.parcel("waybill"));
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

const DAY = 86_400;
const track = (who: User, number: string) => who.get(`/shipping/track/${number}`);
const statuses = (answer: { body: { data: { history: { status: string }[] } } }) =>
  answer.body.data.history.map(({ status }) => status);

/** Moves the parcel at the carrier and loses the callback. */
async function moveWithoutCallback(sale: Sale, status: string) {
  await market.fault("shipping", "callback", "error");
  await sale.carrierSays(status);
}

/** Creates a parcel at the provider that is not ours; returns its tracking number. */
async function foreignParcel(): Promise<string> {
  const side = (end: string) => ({
    [`${end}_contact_name`]: "Toko",
    [`${end}_contact_phone`]: "0812",
    [`${end}_address`]: "Jl. Lain",
    [`${end}_postal_code`]: 40111,
  });
  const answer = await market.with({ authorization: "biteship_test" })
    .post("/sandbox/shipping/api/v1/orders", {
      ...side("origin"),
      ...side("destination"),
      courier_company: "jne",
      courier_type: "reg",
      delivery_type: "now",
      items: [{ name: "Baju", value: 1, weight: 100, quantity: 1 }],
    });
  return answer.body.courier.waybill_id;
}

test("tracking applies a scan whose callback was lost and moves the order", async () => {
  const sale = await market.paidSale();
  const { tracking_number } = await sale.read();
  await moveWithoutCallback(sale, "picked");
  expect(await sale.status()).toBe("READY_TO_SHIP");
  const answer = await track(sale.buyer, tracking_number);
  expect(answer.body.data).toMatchObject({ status: "picked", status_label: "Paket diambil kurir" });
  expect(statuses(answer)).toEqual(["picked", "confirmed"]);
  expect(await sale.status()).toBe("SHIPPED");
  expect((await sale.shipment()).scanned_at).not.toBeNull();
  expect(statuses(await track(sale.seller, tracking_number))).toEqual(["picked", "confirmed"]);
});

test.each(["timeout", "error"])(
  "a carrier with a %s leaves the stored history readable",
  async (kind) => {
    const sale = await market.paidSale();
    const { tracking_number } = await sale.read();
    await sale.carrierSays("inTransit");
    await market.fault("shipping", "tracking", kind);
    const started = performance.now();
    const answer = await track(sale.buyer, tracking_number);
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(answer.body.data).toMatchObject({
      status: "in_transit",
      status_label: "Dalam perjalanan",
    });
  },
);

test("a number that the carrier does not know has an empty history and is not queried again at once", async () => {
  const sale = await market.paidSale();
  await must(sale.step("seller", "ship", { tracking_number: "OWN-404" }));
  const answer = await track(sale.buyer, "OWN-404");
  expect(answer.body.data).toMatchObject({ status: "confirmed", history: [] });
  await market.fault("shipping", "tracking", "error", 50);
  await track(sale.buyer, "OWN-404");
  const faults = await (await fetch(`${market.url}/sandbox/faults`)).json();
  expect(faults.faults[0].times).toBe(50);
});

test("a parcel sent with another courier is tracked by number and courier, and its scans move the order", async () => {
  const sale = await market.paidSale();
  const number = await foreignParcel();
  await must(sale.step("seller", "ship", { tracking_number: number, courier_code: "jne" }));
  await market.runDue();
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "picked" });
  expect((await track(sale.buyer, number)).body.data).toMatchObject({
    courier_code: "jne",
    status: "picked",
  });
  const shipment = await sale.shipment();
  expect(shipment.scanned_at).not.toBeNull();
  expect(shipment.status).toBe("cancelled");
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "delivered" });
  await market.time.advance(61);
  expect((await track(sale.seller, number)).body.data.status).toBe("delivered");
  expect(await sale.status()).toBe("DELIVERED");
});

test("before time decides about a parcel of another courier, the carrier is asked", async () => {
  const sale = await market.paidSale();
  const number = await foreignParcel();
  await must(sale.step("seller", "ship", { tracking_number: number, courier_code: "jne" }));
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "delivered" });
  await market.time.advance(14 * DAY + 60, DAY / 2);
  expect([await sale.status(), await sale.cases()]).toEqual(["DELIVERED", []]);
  await market.time.advance(4 * DAY, DAY / 2);
  expect([await sale.status(), await sale.seller.wallet()]).toEqual(["COMPLETED", 150_000]);
});

test("a number is asked of its carrier until thirty days after the order's end, since another parcel may get it", async () => {
  const sale = await market.paidSale();
  const number = await foreignParcel();
  await must(sale.step("seller", "ship", { tracking_number: number, courier_code: "jne" }));
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "picked" });
  await must(sale.step("buyer", "confirm"));
  await market.time.advance(29 * DAY);
  expect(statuses(await track(sale.buyer, number))[0]).toBe("picked");
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "delivered" });
  await market.time.advance(2 * DAY);
  expect(statuses(await track(sale.buyer, number))[0]).toBe("picked");
});

test("a typed number of a parcel delivered before the sale does not move the order", async () => {
  const number = await foreignParcel();
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "delivered" });
  await market.time.advance(3600);
  const sale = await market.paidSale();
  await must(sale.step("seller", "ship", { tracking_number: number, courier_code: "jne" }));
  expect(statuses(await track(sale.buyer, number))).toContain("delivered");
  expect(await sale.status()).toBe("SHIPPED");
  expect((await sale.shipment()).scanned_at).toBeNull();
});

test("both parties track a return; a stranger gets 404", async () => {
  const sale = await market.returnApprovedSale();
  const { tracking_number } = await must(sale.step("buyer", "return-label"));
  await market.fault("shipping", "callback", "error");
  await sale.carrierSays("delivered", "return");
  expect((await track(sale.seller, tracking_number)).body.data.status).toBe("delivered");
  expect((await sale.shipment("return")).delivered_at).not.toBeNull();
  expect((await track(sale.buyer, tracking_number)).status).toBe(200);
  expect((await track(await market.user(), tracking_number)).status).toBe(404);
  expect((await track(await market.staff("ops_admin"), tracking_number)).status).toBe(200);
});

test("ten concurrent requests return the same, and every scan is stored once", async () => {
  const sale = await market.paidSale();
  const { tracking_number } = await sale.read();
  await moveWithoutCallback(sale, "delivered");
  const answers = await atOnce(
    10,
    (index) => track(index % 2 ? sale.buyer : sale.seller, tracking_number),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(statuses(answers[0]!)).toEqual(["delivered", "confirmed"]);
  expect(await sale.status()).toBe("DELIVERED");
});
