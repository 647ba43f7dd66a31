import * as z from "zod";
import { listingIdsOf, purchaseBody, purchaseReasons } from "../../shared/domain/bundle.ts";
import { uuid } from "../../shared/domain/id.ts";
import { rupiah } from "../../shared/domain/money.ts";
import { courier } from "../../shared/domain/shipment.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { member } from "../../shared/http/endpoint.ts";
import type { Rate, RatesRequest } from "../../shared/providers/shipping.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { endpoint } from "./deps.ts";
import { signQuote } from "./sign_quote.ts";

const rate = z.object({
  ...courier.shape,
  price: rupiah,
  etd_days: z.object({ min: z.int(), max: z.int() }),
  quote: z.string().meta({ description: "Pass it to POST /orders as `shipping_quote`" }),
  expires_at: wireTime,
}).meta({ id: "ShippingRate", example: { price: 9_000, etd_days: { min: 2, max: 3 } } });

interface Quotable extends RatesRequest {
  buyer_id: string;
  address_fingerprint: string;
  origin_fingerprint: string;
  protection_fee: number;
  quoted_at: string;
  expires_at: string;
}

export const rates = endpoint({
  id: "shipping_rates",
  method: "POST",
  path: "/shipping/rates",
  title: "Get shipping prices",
  description: "What each courier asks from the seller to your address; `quote` is signed for " +
    "you, these listings and 15 minutes. 403 for your own listing, 409 when it is not for sale or " +
    "the seller has no address. Next: `POST /orders`.",
  auth: member,
  request: {
    body: purchaseBody({
      address_id: uuid,
      offer_id: uuid.optional().meta({
        description: "An accepted offer of yours; its price counts instead of the listing's",
      }),
    }),
  },
  response: { status: 200, schema: z.object({ rates: z.array(rate) }) },
  reasons: [...purchaseReasons, "shipping_provider_unavailable"],
  limit: "shipping_rates",
  readsOnly: true,
  handler: async ({ body, client, deps }) => {
    const { listing_id, listing_ids, ...fields } = body;
    const ids = listingIdsOf({ listing_id, listing_ids });
    const quotable = await client.call("api.shipping_rates", {
      ...fields,
      listing_ids: ids,
    }) as Quotable;
    const offers = await deps.shipping.rates(quotable).catch(
      unavailable("shipping_provider_unavailable"),
    );
    const sign = (offer: Rate) =>
      signQuote({
        listing_ids: ids,
        buyer_id: quotable.buyer_id,
        address_fingerprint: quotable.address_fingerprint,
        origin_fingerprint: quotable.origin_fingerprint,
        item_price: quotable.item_value,
        weight_grams: quotable.weight_grams,
        courier_code: offer.courier_code,
        courier_service_code: offer.courier_service_code,
        price: offer.price,
        protection_fee: quotable.protection_fee,
        quoted_at: quotable.quoted_at,
        expires_at: quotable.expires_at,
      }, deps.quoteSecrets);
    const signed = offers.map((offer) => ({
      ...offer,
      quote: sign(offer),
      expires_at: quotable.expires_at,
    }));
    return { rates: signed };
  },
});
