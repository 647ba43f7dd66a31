import * as z from "zod";
import { listingIdsOf, purchaseBody, purchaseReasons } from "../../shared/domain/bundle.ts";
import { uuid } from "../../shared/domain/id.ts";
import { readQuote } from "../../shared/domain/quote.ts";
import { ApiError } from "../../shared/errors.ts";
import type { Reason } from "../../shared/reasons.ts";
import type { OrdersDeps } from "./deps.ts";

/** The body of POST /orders and of its preview. */
export const orderBody = purchaseBody({
  address_id: uuid,
  shipping_quote: z.string().min(1).max(4096).meta({
    description: "`quote` of the chosen rate of POST /shipping/rates",
  }),
  voucher_code: z.string().min(1).max(40).optional(),
  offer_id: uuid.optional().meta({
    description: "An accepted offer of yours; request the quote with it, too",
  }),
  use_wallet: z.boolean().optional().meta({
    description: "Pay from the wallet as far as it goes; the invoice asks for the rest",
  }),
});

/** Reasons why an order, and so its preview, is rejected. */
export const orderReasons: readonly Reason[] = [
  ...purchaseReasons,
  "courier_price_changed",
  "courier_unavailable",
  "creation_in_progress",
  "earlier_order_in_progress",
  "protection_fee_raised",
  "quote_expired",
  "quote_invalid",
  "quote_outdated",
  "listing_ordered_too_often",
  "payment_minimum_not_met",
  "seller_ordered_too_often",
  "too_many_unpaid_orders",
  "voucher_minimum_not_met",
  "voucher_unusable",
  "voucher_without_effect",
  "wallet_blocked",
  "wallet_only_pays_out",
];

/** The same with the quote's contents; null for a quote that is too old or whose signature is not valid. */
export async function orderInput(
  { shipping_quote, listing_id, listing_ids, ...fields }: z.infer<typeof orderBody>,
  { quoteSecrets }: OrdersDeps,
) {
  // The operation rejects an invalid quote, after it has rejected an order of one's own listing.
  const quote = await readQuote(shipping_quote, quoteSecrets).catch((error) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  return {
    ...fields,
    listing_ids: listingIdsOf({ listing_id, listing_ids }),
    quote: quote && { ...quote },
  };
}
