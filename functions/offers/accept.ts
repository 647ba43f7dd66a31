import { offer, offerId } from "../../shared/domain/offer.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { answerReasons, saleReasons } from "./reasons.ts";

export const accept = endpoint({
  id: "offers_accept",
  method: "POST",
  path: "/offers/:id/accept",
  title: "Accept an offer",
  description: "The offer becomes the buyer's price for 24 hours; nothing is reserved, and a " +
    "sale, another price or a removal ends it. 403 for your own offer, 404 for one of others, " +
    "409 when it is not open or the listing not for sale. Next: the buyer calls `POST " +
    "/shipping/rates` with `offer_id`.",
  auth: active,
  request: { params: { id: offerId } },
  response: { status: 200, schema: offer.meta({ example: { status: "accepted" } }) },
  reasons: [...answerReasons, ...saleReasons],
  limit: "offers",
  handler: ({ params, client }) => client.call("api.offers_accept", { offer_id: params.id }),
});
