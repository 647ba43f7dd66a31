import { offer, offerId } from "../../shared/domain/offer.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { answerReasons } from "./reasons.ts";

export const decline = endpoint({
  id: "offers_decline",
  method: "POST",
  path: "/offers/:id/decline",
  title: "Decline an offer",
  description: "Ends the other party's open offer. 403 for your own, 404 for one of others, 409 " +
    "when it is not open.",
  auth: active,
  request: { params: { id: offerId } },
  response: { status: 200, schema: offer.meta({ example: { status: "declined" } }) },
  reasons: answerReasons,
  limit: "offers",
  handler: ({ params, client }) => client.call("api.offers_decline", { offer_id: params.id }),
});
