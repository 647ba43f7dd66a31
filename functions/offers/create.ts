import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { offer, offeredPrice } from "../../shared/domain/offer.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { priceReasons, saleReasons } from "./reasons.ts";

export const create = endpoint({
  id: "offers_create",
  method: "POST",
  path: "/offers",
  title: "Offer a price",
  description: "Offers the seller of a listing 50 to 99 % of its price, in whole thousands, to " +
    "be answered within 24 hours. 400 for another price, 403 for your own listing, 409 when it " +
    "is not for sale, you have an open or accepted offer for it, or have made five for it, or " +
    "fifteen to this seller, in a day. Next: `GET /offers`.",
  auth: active,
  request: { body: z.object({ listing_id: uuid, price: offeredPrice }) },
  response: { status: 201, schema: offer },
  reasons: [
    ...saleReasons,
    ...priceReasons,
    "listing_not_found",
    "offer_accepted",
    "offer_exists",
    "own_listing",
  ],
  limit: "offers",
  handler: ({ body, client }) => client.call("api.offers_create", body),
});
