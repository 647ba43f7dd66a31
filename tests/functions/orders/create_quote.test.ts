import { afterEach, expect, test } from "vitest";
import { IMPATIENT, must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { signQuote } from "../../../functions/shipping/sign_quote.ts";
import { orderBody } from "../../support/sale.ts";
import { atProvider } from "../../support/courier.ts";

const market = useMarket(IMPATIENT);

const orderWith = async (change: (body: Awaited<ReturnType<typeof orderBody>>) => unknown) => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const body = await buyer.orderBody(await seller.list());
  const { status } = await buyer.post("/orders", await change(body));
  const orders = (await must(buyer.get("/orders/my"))).total_as_buyer;
  return { status, orders };
};
const rejected = { status: 400, orders: 0 };

test("a quote signed with another secret is rejected", async () => {
  const forge = async (
    body: { listing_id: string; address_id: string; shipping_quote: string },
  ) => {
    const { quote } = JSON.parse(atob(body.shipping_quote.split(".")[1]!));
    return {
      ...body,
      shipping_quote: signQuote(
        { ...quote, price: 1 },
        ["somebody else's secret of 32 chars!!"],
      ),
    };
  };
  expect(await orderWith(forge)).toEqual(rejected);
});

test("a quote for another listing is rejected", async () => {
  const other = await (await market.user()).list();
  expect(await orderWith((body) => ({ ...body, listing_id: other }))).toEqual(rejected);
});

test("a quote with a changed price is rejected", async () => {
  const change = (body: { shipping_quote: string }) => {
    const [header, claims, signature] = body.shipping_quote.split(".");
    const changed = btoa(atob(claims!).replace(/"price":\d+/, '"price":1')).replace(/=+$/, "");
    return { ...body, shipping_quote: [header, changed, signature].join(".") };
  };
  expect(await orderWith(change)).toEqual(rejected);
});

test("a quote of another buyer is rejected", async () => {
  const [seller, buyer, other] = [
    await market.user(),
    await market.user(),
    await market.user(),
  ];
  const listing = await seller.list();
  const theirs = await other.orderBody(listing);
  const mine = await buyer.orderBody(listing);
  const { status } = await buyer.post("/orders", {
    ...mine,
    shipping_quote: theirs.shipping_quote,
  });
  expect(status).toBe(400);
});

test("a quote is rejected after its address changes", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const body = await buyer.orderBody(await seller.list());
  await buyer.patch(`/auth/me/addresses/${body.address_id}`, { street: "Jl. Lain No. 1" });
  expect((await buyer.post("/orders", body)).status).toBe(400);
});

test("a quote expires after fifteen minutes, not earlier", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const body = await buyer.orderBody(await seller.list());
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

async function quoted() {
  const [seller, buyer] = [await market.user(), await market.user()];
  const listing_id = await seller.list();
  return { seller, buyer, listing_id, body: await buyer.orderBody(listing_id) };
}

async function written(buyer: User, listing_id: string) {
  const [row] = await market.sql`
    select (select count(*)::integer from public.orders where buyer_id = ${buyer.id}) as orders,
      (select status from public.listings where id = ${listing_id}) as listing`;
  return row;
}

const changes: Record<string, (sale: Awaited<ReturnType<typeof quoted>>) => Promise<unknown>> = {
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
  "after the quote %s: the order is rejected with 400 and nothing is written",
  async (_, change) => {
    const sale = await quoted();
    await change(sale);
    const answer = await sale.buyer.post("/orders", sale.body);
    expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION"]);
    expect(await written(sale.buyer, sale.listing_id)).toEqual({ orders: 0, listing: "active" });
  },
);

test.each([[0, 1, 201], [RECHECK / 2, 1, 201], [RECHECK, 1, 409], [RECHECK, 2, 201], [0, 0, 409]])(
  "a quote of %i seconds, asked again from %i minutes on, at a courier that became dearer: %i",
  async (age, minutes, expected) => {
    await market.setting("quote_recheck_minutes", minutes);
    const { buyer, body } = await quoted();
    const { quote } = JSON.parse(atob(body.shipping_quote.split(".")[1]!));
    await setPrices(150);
    await market.time.advance(age);
    const { status, body: { data } } = await buyer.post("/orders", body);
    expect(status).toBe(expected);
    if (status === 201) expect(data.shipping_fee).toBe(quote.price);
    await market.setting("quote_recheck_minutes", 1);
    await market.proveMoney();
  },
);

test("a courier that became dearer after the quote is a 409 that names the new price, and nothing is reserved", async () => {
  const { buyer, listing_id, body } = await quoted();
  const { quote } = JSON.parse(atob(body.shipping_quote.split(".")[1]!));
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
  await market.proveMoney();
});

test("a courier that became cheaper costs what was quoted", async () => {
  const { buyer, body } = await quoted();
  const { quote } = JSON.parse(atob(body.shipping_quote.split(".")[1]!));
  await setPrices(50);
  await market.time.advance(RECHECK);
  expect((await must(buyer.post("/orders", body))).shipping_fee).toBe(quote.price);
});

test("while the shipping provider is down a signed quote is still good", async () => {
  const { buyer, body } = await quoted();
  await market.time.advance(RECHECK);
  await market.fault("shipping", "rates", "error");
  expect((await buyer.post("/orders", body)).status).toBe(201);
});

test("after the order the seller moves to another city: the order's own addresses are booked", async () => {
  const sale = await market.openSale();
  await relocate(sale.seller);
  await relocate(sale.buyer);
  await sale.pay();
  const { shipper_order_id, price } = await sale.shipment();
  const booked = await atProvider(market, shipper_order_id!);
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

test("one's own listing is a 403, before the quote is read", async () => {
  const { seller, listing_id, body } = await quoted();
  const { addresses } = await must(seller.get("/auth/me"));
  const own = { listing_id, address_id: addresses[0].id };
  for (const shipping_quote of [body.shipping_quote, "junk"]) {
    expect((await seller.post("/orders", { ...own, shipping_quote })).status).toBe(403);
  }
  expect((await seller.post("/shipping/rates", own)).status).toBe(403);
});

test("a resumed order asks the courier again before it makes an invoice, and not once there is one", async () => {
  for (const hasInvoice of [false, true]) {
    const { buyer, body, listing_id } = await quoted();
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
  await market.proveMoney();
});
