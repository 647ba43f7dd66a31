import { orderKey } from "../../shared/domain/id.ts";
import { complaint, disputeReason, order } from "../../shared/domain/order.ts";
import { centimetres } from "../../shared/domain/listing.ts";
import { member } from "../../shared/http/endpoint.ts";
import { named, photoReasons, publishPhotos } from "../../shared/work/photos.ts";
import { endpoint } from "./deps.ts";

export const dispute = endpoint({
  id: "orders_dispute",
  method: "PUT",
  path: "/orders/:id/dispute",
  title: "Open a dispute",
  description: "The buyer asks staff to decide; the seller, with photos, about a return that " +
    "came back wrong (400 without them). The money stays in escrow. 403 for the seller " +
    "otherwise, 409 before the payment, after the end, while disputed, or when the time to " +
    "contest is over. " +
    "Next: the other party calls `PUT /orders/{id}/dispute/answer`.",
  auth: member,
  request: {
    params: { id: orderKey },
    body: complaint(disputeReason).extend({
      measured: centimetres.optional(),
    }),
  },
  response: { status: 200, schema: order.meta({ example: { status: "DISPUTED" } }) },
  reasons: [
    ...photoReasons,
    "contest_window_over",
    "measurement_unknown",
    "only_buyer_measures",
    "order_not_found",
    "order_status_forbids",
    "photos_required",
    "wrong_party",
  ],
  limit: "order_steps",
  idempotent: true,
  handler: async ({ params, body, caller, client, deps, storedResponse }) => {
    await publishPhotos(deps, caller.id, named("photos", body.photos));
    return await client.call("api.orders_dispute", { order: params.id, ...body }, storedResponse);
  },
});
