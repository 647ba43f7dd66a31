import type { PaymentProvider } from "../../shared/providers/payment/port.ts";
import type { PendingPurchase } from "../../shared/db/results.ts";
import { readQuote } from "../../shared/domain/quote.ts";
import { ProviderRejected, ProviderUnclear } from "../../shared/providers/call.ts";
import { orders } from "../../shared/purchase/kinds.ts";
import { QUOTE_SECRET } from "./environment.ts";
import type { Market } from "./market.ts";
import type { orderBody } from "./sale.ts";
import type { TestUser } from "./users.ts";

export async function listingStatus({ sql }: Market, listing_id: string): Promise<string> {
  const [row] = await sql`select status from public.listings where id = ${listing_id}`;
  return row?.["status"];
}

/** The first step of POST /orders, in a process that then died. */
export async function reserveOnly(
  market: Market,
  buyer: TestUser,
  { shipping_quote, listing_id, ...body }: Awaited<ReturnType<typeof orderBody>>,
): Promise<PendingPurchase> {
  const quote = await readQuote(shipping_quote, [QUOTE_SECRET]);
  const input = { ...body, listing_ids: [listing_id], quote: { ...quote } };
  return orders.reserve(market.services.db.user(buyer), input, undefined, "xendit_invoices");
}

const rejecting: Partial<PaymentProvider> = {
  key: "xendit_invoices",
  createInvoice: () => Promise.reject(new ProviderRejected(400, "API_VALIDATION_ERROR", "no", {})),
  findInvoice: () => Promise.resolve(null),
  getInvoice: () => Promise.resolve(null),
  expireInvoice: () => Promise.reject(new ProviderUnclear("no answer")),
};
/** A payment provider without invoices that rejects every new one. */
export const rejectingPayments = rejecting as PaymentProvider;
