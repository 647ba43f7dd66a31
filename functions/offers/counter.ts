import * as z from "zod";
import { offer, offeredPrice, offerId } from "../../shared/domain/offer.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { answerReasons, priceReasons, saleReasons } from "./reasons.ts";

export const counter = endpoint({
  id: "offers_counter",
  method: "POST",
  path: "/offers/:id/counter",
  title: "Answer by another price",
  description: "Replaces the other party's open offer by one of yours, which they answer within " +
    "24 hours: as the seller above the buyer's price and at most the listing's, as the buyer " +
    "below the seller's (400 otherwise). 403 for your own offer, 404 for one of others, 409 when " +
    "it is not open, the listing not for sale, no price is left between the two, or you have " +
    "made five in a day.",
  auth: active,
  request: { params: { id: offerId }, body: z.object({ price: offeredPrice }) },
  response: { status: 201, schema: offer },
  reasons: [...answerReasons, ...saleReasons, ...priceReasons],
  limit: "offers",
  handler: ({ params, body, client }) =>
    client.call("api.offers_counter", { offer_id: params.id, ...body }),
});
