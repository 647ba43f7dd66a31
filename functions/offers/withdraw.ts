import { offer, offerId } from "../../shared/domain/offer.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { withdrawReasons } from "./reasons.ts";

export const withdraw = endpoint({
  id: "offers_withdraw",
  method: "POST",
  path: "/offers/:id/withdraw",
  title: "Withdraw an offer",
  description: "Takes back your own open offer. 403 for the other party's, 404 for one of " +
    "others, 409 when it is not open.",
  auth: active,
  request: { params: { id: offerId } },
  response: { status: 200, schema: offer.meta({ example: { status: "withdrawn" } }) },
  reasons: withdrawReasons,
  limit: "offers",
  handler: ({ params, client }) => client.call("api.offers_withdraw", { offer_id: params.id }),
});
