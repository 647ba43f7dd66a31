import { afterEach, expect, test } from "vitest";
import {
  errorOf,
  IMPATIENT,
  messageOf,
  must,
  setUp,
  tally,
  useMarket,
} from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { signQuote } from "../../../functions/shipping/sign_quote.ts";
import type { ToOrder } from "../../support/sale.ts";
import { listingStatus } from "../../support/purchases.ts";

const market = useMarket(IMPATIENT);
afterEach(() => market.proveMoney());

test("an order states the amount to pay and reserves its listing", async () => {
  const { order, listing_id, buyer } = await market.openSale();
  expect(order).toMatchObject({
    reference: expect.stringMatching(/^ORD-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/),
    status: "AWAITING_PAYMENT",
    buyer_protection_fee: 2_000 + 150_000 * 0.025,
    payment: { invoice_url: expect.stringContaining("/sandbox/payment/pay/"), status: "PENDING" },
  });
  expect((await must(buyer.get(`/listings/${listing_id}`))).status).toBe("reserved");
  expect(await market.invoicesOf(order.reference)).toHaveLength(1);
});

/** Bodies for POST /orders of one buyer, each for another listing. */
async function bodies(count: number) {
  const [seller, buyer] = [await market.user(), await market.user()];
  const all = [];
  for (let n = 0; n < count; n++) all.push(await buyer.orderBody(await seller.list()));
  return { seller, buyer, all };
}

test("of twenty orders of one buyer at once five await payment, and the others are a 409 that says so", async () => {
  const { seller, buyer, all } = await bodies(20);
  const answers = await Promise.all(all.map((body) => buyer.post("/orders", body)));
  expect(tally(answers)).toEqual({ 201: 5, 409: 15 });
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body.error.message)
      .toBe("5 of your orders await payment already; pay or cancel one first.");
  }
  const [reserved] = await market.sql`
    select count(*)::integer as count from public.listings
    where status = 'reserved' and seller_id = ${seller.id}`;
  expect(reserved).toEqual({ count: 5 });
});

test("a cancelled or paid order makes room for the next one, and unpaid_orders_max is a setting", async () => {
  await market.setting("unpaid_orders_max", 1);
  const { buyer, all } = await bodies(3);
  const order = (body: unknown) => buyer.post("/orders", body);
  const first = await must(order(all[0]));
  expect((await order(all[1])).status).toBe(409);
  await must(buyer.put(`/orders/${first.id}/cancel`));
  const second = await must(order(all[1]));
  expect((await order(all[2])).status).toBe(409);
  await market.sandbox(`/payment/invoices/${second.payment.invoice_id}/pay`);
  expect((await order(all[2])).status).toBe(201);
  await market.setting("unpaid_orders_max", 5);
});

test("an order below the smallest invoice is a 400 that says so, also in its preview, unless the wallet pays it", async () => {
  const { buyer, body, listing_id } = await market.toOrder();
  await market.setting("minimum_invoice_idr", 200_000);
  for (const path of ["/orders/preview", "/orders"]) {
    expect(await messageOf(buyer.post(path, body))).toMatch(/^400 .*Rp200,000/);
  }
  expect(await listingStatus(market, listing_id)).toBe("active");
  await buyer.fund(200_000);
  const order = await must(buyer.post("/orders", { ...body, use_wallet: true }));
  expect(order).toMatchObject({ status: "READY_TO_SHIP", amount_due: 0 });
  await market.setting("minimum_invoice_idr", 10_000);
});

test("a quote expires after fifteen minutes, not earlier", async () => {
  const { buyer, body } = await market.toOrder();
  await market.time.advance(14 * 60);
  expect((await buyer.post("/orders", { ...body, voucher_code: "NONE" })).body.error.message)
    .toMatch(/voucher/);
  await market.time.advance(2 * 60);
  expect((await buyer.post("/orders", body)).body.error.message).toMatch(/expired/);
});

/** Seconds after which a quote is asked again. */
const RECHECK = 60;
const setPrices = (percent: number) => market.sandbox("/shipping/prices", { percent });
afterEach(() => setPrices(100));

const FAR = { street: "Jl. Sentani No. 1", city: "Jayapura", postal_code: "99111" };

async function relocate(user: User, changes: Record<string, unknown> = FAR) {
  const { addresses } = await must(user.get("/auth/me"));
  await must(user.patch(`/auth/me/addresses/${addresses[0].id}`, changes));
}

async function written(buyer: User, listing_id: string) {
  const [row] = await market.sql`
    select (select count(*)::integer from public.orders where buyer_id = ${buyer.id}) as orders,
      (select status from public.listings where id = ${listing_id}) as listing`;
  return row;
}

const parties = setUp(async () => ({ seller: await market.user(), buyer: await market.user() }));

const quoteOf = ({ shipping_quote }: ToOrder["body"]) =>
  JSON.parse(atob(shipping_quote.split(".")[1]!)).quote;

/** What happens between the quote and the order; returns the quote to send if it is another one. */
const changes: Record<string, (sale: ToOrder) => Promise<unknown>> = {
  "it is signed with another secret": async ({ body }) =>
    signQuote({ ...quoteOf(body), price: 1 }, ["somebody else's secret of 32 chars!!"]),
  "it has another price": async ({ body }) => {
    const [header, claims, signature] = body.shipping_quote.split(".");
    const changed = btoa(atob(claims!).replace(/"price":\d+/, '"price":1')).replace(/=+$/, "");
    return [header, changed, signature].join(".");
  },
  "it is for another listing": async ({ buyer }) =>
    (await buyer.orderBody(await parties.seller.list())).shipping_quote,
  "it is another buyer's": async ({ listing_id }) =>
    (await (await market.user()).orderBody(listing_id)).shipping_quote,
  "its address changes": ({ buyer }) => relocate(buyer, { street: "Jl. Lain No. 1" }),
  "the seller moves to another city": ({ seller }) => relocate(seller),
  "the seller corrects his phone number": ({ seller }) => relocate(seller, { phone: "0811111111" }),
  "the seller ships from another address": ({ seller }) =>
    must(seller.post("/auth/me/addresses", {
      recipient_name: "Toko",
      phone: "08123456789",
      street: "Jl. Lain No. 2",
      city: "Medan",
      province: "Sumatera Utara",
      postal_code: "20111",
      is_primary: true,
    })),
  "the price of the item falls": ({ seller, listing_id }) =>
    must(seller.patch(`/listings/${listing_id}`, { price: 100_000 })),
  "the price of the item rises": ({ seller, listing_id }) =>
    must(seller.patch(`/listings/${listing_id}`, { price: 190_000 })),
  "the weight changes": ({ seller, listing_id }) =>
    must(seller.patch(`/listings/${listing_id}`, { weight_grams: 9_000 })),
  "the buyer moves to another city": ({ buyer }) => relocate(buyer),
};

test.each(Object.entries(changes))(
  "a quote is rejected, and nothing is written, if %s",
  async (_, change) => {
    const sale = await market.toOrder({}, parties);
    const changed = await change(sale);
    const shipping_quote = typeof changed === "string" ? changed : sale.body.shipping_quote;
    const answer = await sale.buyer.post("/orders", { ...sale.body, shipping_quote });
    expect(answer.status).toBe(400);
    expect(await written(sale.buyer, sale.listing_id)).toEqual({ orders: 0, listing: "active" });
  },
);

test.each([
  [0, 1, 150, 201],
  [RECHECK / 2, 1, 150, 201],
  [RECHECK, 2, 150, 201],
  [0, 0, 150, 409],
  [RECHECK, 1, 50, 201],
])(
  "a quote of %i seconds, asked again from %i minutes on, at a courier that now costs %i %%: %i",
  async (age, minutes, percent, expected) => {
    await market.setting("quote_recheck_minutes", minutes);
    const { buyer, body } = await market.toOrder({}, parties);
    const quote = quoteOf(body);
    await setPrices(percent);
    await market.time.advance(age);
    const { status, body: { data } } = await buyer.post("/orders", body);
    expect(status).toBe(expected);
    if (status === 201) expect(data.shipping_fee).toBe(quote.price);
    await market.setting("quote_recheck_minutes", 1);
  },
);

test("a courier that became dearer after the quote is a 409 that names the new price, and nothing is reserved", async () => {
  const { buyer, listing_id, body } = await market.toOrder();
  const quote = quoteOf(body);
  await setPrices(150);
  await market.time.advance(RECHECK);
  const { status, body: { error } } = await buyer.post("/orders", body);
  const now = Math.ceil(quote.price * 1.5);
  expect([status, error.code]).toEqual([409, "CONFLICT"]);
  expect(error.message).toContain(`Rp${new Intl.NumberFormat("en-US").format(now)}`);
  expect(error.details).toEqual([{ path: "body.shipping_quote", message: String(now) }]);
  expect(await written(buyer, listing_id)).toEqual({ orders: 0, listing: "active" });
  const again = await must(buyer.post("/orders", await buyer.orderBody(listing_id)));
  expect(again.shipping_fee).toBe(now);
});

test("while the shipping provider is down a signed quote is still good", async () => {
  const { buyer, body } = await market.toOrder();
  await market.time.advance(RECHECK);
  await market.fault("shipping", "rates", "error");
  expect((await buyer.post("/orders", body)).status).toBe(201);
});

test("after the order the seller moves to another city: the order's own addresses are booked", async () => {
  const sale = await market.openSale();
  await relocate(sale.seller);
  await relocate(sale.buyer);
  await sale.pay();
  const { price } = await sale.shipment();
  const booked = await sale.atCarrier();
  expect([booked.origin.postal_code, booked.destination.postal_code]).toEqual([40111, 40111]);
  expect(price).toBe((await sale.read()).shipping_fee);
});

test("a courier that costs more than the buyer paid becomes a case for staff", async () => {
  const sale = await market.openSale();
  await setPrices(200);
  await sale.pay();
  const { price } = await sale.shipment();
  const { shipping_fee } = await sale.read();
  const cases = await market.sql`
    select kind, details from private.staff_cases where order_id = ${sale.order.id}`;
  expect(cases).toMatchObject([{
    kind: "courier_dearer",
    details: { charged: shipping_fee, price },
  }]);
});

test("a resumed order asks the courier again before it makes an invoice, and not once there is one", async () => {
  for (const hasInvoice of [false, true]) {
    const { buyer, body, listing_id } = await market.toOrder();
    await market.fault("payment", "create_invoice", hasInvoice ? "timeout_after_commit" : "error");
    await market.fault("payment", "list_invoices", "error", 2);
    expect((await buyer.post("/orders", body)).status).toBe(503);
    await market.endInvoiceLeases();
    await market.noFaults();
    await setPrices(150);
    const again = await buyer.post("/orders", body);
    expect(again.status).toBe(hasInvoice ? 201 : 409);
    if (!hasInvoice) expect(again.body.error.message).toContain("The courier now costs");
    await setPrices(100);
    // The job removes the order that has no invoice.
    await market.endInvoiceLeases();
    await market.time.advance(1800);
    expect((await written(buyer, listing_id))!["listing"]).toBe(hasInvoice ? "reserved" : "active");
  }
});

test("one's own, a deleted and an unshippable listing cannot be ordered", async () => {
  const { seller, buyer, listing_id, body } = await market.toOrder();
  const { addresses } = await must(seller.get("/auth/me"));
  const own = { listing_id, address_id: addresses[0].id };
  // Before the quote is read.
  for (const shipping_quote of [body.shipping_quote, "junk"]) {
    expect((await seller.post("/orders", { ...own, shipping_quote })).status).toBe(403);
  }
  await must(seller.delete(`/listings/${listing_id}`));
  expect(await errorOf(buyer.post("/orders", body))).toBe("404 listing_not_found");
  const unshippable = await (await market.user({ address: false })).list();
  const rates = { listing_id: unshippable, address_id: body.address_id };
  expect((await buyer.post("/shipping/rates", rates)).status).toBe(409);
});

test("a protection fee that was raised after the quote is a 409 with both amounts, a lower one is what is paid", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const body = await buyer.orderBody(await seller.list());
  await market.setting("protection_fee_flat_idr", 4_000);
  for (const path of ["/orders/preview", "/orders"]) {
    const answer = await buyer.post(path, body);
    expect(await errorOf(answer), path).toBe("409 protection_fee_raised");
    expect(answer.body.error.message).toContain("Rp7,750 instead of Rp5,750");
  }
  const again = await buyer.orderBody(body.listing_id);
  await market.setting("protection_fee_flat_idr", 2_000);
  expect((await must(buyer.post("/orders", again))).buyer_protection_fee).toBe(5_750);
});
