import type { Answer } from "./client.ts";
import type { Market } from "./market.ts";
import type { TestUser } from "./users.ts";

export const DRESS = {
  title: "Dress batik Pekalongan",
  description: "Dipakai dua kali, tanpa cacat.",
  price: 150_000,
  product_category: "Dress",
  gender: "female",
  condition: "like_new",
  photos: ["https://images.example.com/dress.jpg"],
  weight_grams: 400,
};

export interface Sale {
  seller: TestUser;
  buyer: TestUser;
  listing_id: string;
  order: {
    id: string;
    reference: string;
    total: number;
    payment: { invoice_id: string; invoice_url?: string };
  };
}

/** Creates a listing of this seller; returns its id. */
export async function list(
  market: Market,
  seller: TestUser,
  changes: Record<string, unknown> = {},
): Promise<string> {
  return expectData(await market.as(seller).post("/listings", { ...DRESS, ...changes })).id;
}

/** A body for POST /orders, with a quote for the buyer's primary address. */
export async function orderBody(market: Market, buyer: TestUser, listingId: string) {
  const [address] = await market.database.admin<{ id: string }[]>`
    select id from public.addresses where user_id = ${buyer.id} and is_primary`;
  const address_id = address!.id;
  const { rates } = expectData(
    await market.as(buyer).post("/shipping/rates", { listing_id: listingId, address_id }),
  );
  return { listing_id: listingId, address_id, shipping_quote: rates[0].quote as string };
}

/** An unpaid order. */
export async function openSale(
  market: Market,
  changes: Record<string, unknown> = {},
): Promise<Sale> {
  const [seller, buyer] = [await market.user(), await market.user()];
  const listing_id = await list(market, seller, changes);
  const order = expectData(
    await market.as(buyer).post("/orders", await orderBody(market, buyer, listing_id)),
  );
  return { seller, buyer, listing_id, order };
}

/** Pays on the emulator's page and waits for the callback and the courier's booking. */
export async function pay(market: Market, sale: Sale, amount?: number): Promise<void> {
  await market.sandbox(
    `/payment/invoices/${sale.order.payment.invoice_id}/pay`,
    amount === undefined ? {} : { amount },
  );
  await market.runDue();
}

/** The id of the sale's money in suspense. */
export async function inSuspense({ database }: Market, { order }: Sale): Promise<string> {
  const [item] = await database.admin`
    select id from private.suspense_items where order_id = ${order.id} and resolution is null`;
  return item!["id"];
}

/** Pays at the provider; its callback fails, or comes late with "delay". */
export async function payWithoutCallback(
  market: Market,
  { payment }: Pick<Sale["order"], "payment">,
  kind: "error" | "delay" = "error",
): Promise<void> {
  await market.fault("payment", "callback", kind);
  await market.sandbox(`/payment/invoices/${payment.invoice_id}/pay`);
}

/** Leases end in real time; tests do not wait for that. */
export const endInvoiceLeases = async ({ database: { admin } }: Market) => {
  await admin`
    update private.invoices set leased_until = clock_timestamp() - interval '1 second' where provider_id is null`;
  await admin`update private.jobs set leased_until = null where lease_token is null`;
};

/** A paid order with its courier booked. */
export async function paidSale(
  market: Market,
  changes: Record<string, unknown> = {},
): Promise<Sale> {
  const sale = await openSale(market, changes);
  await pay(market, sale);
  return sale;
}

/** Sets the status of the order's parcel at the carrier. */
export async function carrierSays(market: Market, sale: Sale, status: string): Promise<void> {
  const { shipping_details } = await readOrder(market, sale);
  await market.sandbox(`/shipping/orders/${shipping_details.shipper_order_id}/status`, { status });
  await market.runDue();
}

export async function readOrder(market: Market, { buyer, order }: Sale) {
  return expectData(await market.as(buyer).get(`/orders/${order.id}`));
}

/** Returns the data of a success; throws otherwise. */
export function expectData(answer: Answer) {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body.data;
}

/** All invoices of the payment provider with this reference. */
export async function invoicesOf(market: Market, reference: string): Promise<unknown[]> {
  const headers = { authorization: `Basic ${btoa("xnd_test:")}` };
  const path = `/sandbox/payment/api/v2/invoices?external_id=${reference}`;
  return (await market.with(headers).get(path)).body;
}
