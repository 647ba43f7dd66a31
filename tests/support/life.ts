import type { Answer } from "./client.ts";
import type { Market } from "./market.ts";
import type { TestUser } from "./users.ts";
import { carrierSays, openSale, paidSale, pay } from "./sale.ts";
import type { Sale } from "./sale.ts";

/** Sends an operation on an order: `step(market, sale.buyer, sale, "confirm")`. */
export function step(
  market: Market,
  who: TestUser,
  { order }: Sale,
  operation: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answer> {
  const method = operation === "return-request" || operation === "return-label" ? "POST" : "PUT";
  return market.as(who).send(method, `/orders/${order.id}/${operation}`, body, headers);
}

/** Returns the data of a success; throws otherwise. */
export async function must(answer: Promise<Answer>) {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body.data;
}

export async function shippedSale(market: Market, changes = {}): Promise<Sale> {
  const sale = await paidSale(market, changes);
  await carrierSays(market, sale, "picked");
  return sale;
}

export async function deliveredSale(market: Market, changes = {}): Promise<Sale> {
  const sale = await shippedSale(market, changes);
  await carrierSays(market, sale, "delivered");
  return sale;
}

export async function returnRequestedSale(market: Market, changes = {}): Promise<Sale> {
  const sale = await deliveredSale(market, changes);
  await must(step(market, sale.buyer, sale, "return-request", { reason: "damaged" }));
  return sale;
}

export async function returnApprovedSale(market: Market, changes = {}): Promise<Sale> {
  const sale = await returnRequestedSale(market, changes);
  await must(step(market, sale.seller, sale, "return-approve"));
  return sale;
}

/** Hands an approved return to our courier, who scans it. */
export async function sendBack(market: Market, sale: Sale): Promise<void> {
  await must(step(market, sale.buyer, sale, "return-label"));
  const [parcel] = await market.database.admin`
    select shipper_order_id from private.shipments
    where order_id = ${sale.order.id} and direction = 'return'`;
  await market.sandbox(`/shipping/orders/${parcel!["shipper_order_id"]}/status`, {
    status: "picked",
  });
  await market.runDue();
}

export async function disputedSale(market: Market, changes = {}): Promise<Sale> {
  const sale = await shippedSale(market, changes);
  await must(step(market, sale.buyer, sale, "dispute", { reason: "Tidak sesuai" }));
  return sale;
}

export async function completedSale(market: Market, changes = {}): Promise<Sale> {
  const sale = await shippedSale(market, changes);
  await must(step(market, sale.buyer, sale, "confirm"));
  return sale;
}

/** Pays an open sale, hands it to the courier and confirms it. */
export async function payAndComplete(market: Market, sale: Sale): Promise<void> {
  await pay(market, sale, sale.order.total);
  await carrierSays(market, sale, "picked");
  await must(step(market, sale.buyer, sale, "confirm"));
}

/** Creates a sale in this status. */
export const saleIn = {
  AWAITING_PAYMENT: openSale,
  READY_TO_SHIP: paidSale,
  SHIPPED: shippedSale,
  DELIVERED: deliveredSale,
  RETURN_REQUESTED: returnRequestedSale,
  RETURN_APPROVED: returnApprovedSale,
  DISPUTED: disputedSale,
  COMPLETED: completedSale,
};

/** The available balance, in rupiah. */
export async function walletOf(market: Market, person: TestUser): Promise<number> {
  return (await must(market.as(person).get("/wallet/balance"))).available;
}

export async function statusOf(market: Market, { buyer, order }: Sale): Promise<string> {
  return (await must(market.as(buyer).get(`/orders/${order.id}`))).status;
}

export async function listingStatus(
  market: Market,
  { listing_id }: Pick<Sale, "listing_id">,
): Promise<string> {
  const [row] = await market.database
    .admin`select status from public.listings where id = ${listing_id}`;
  return row?.["status"];
}
