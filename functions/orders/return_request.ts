import { orderKey } from "../../shared/domain/id.ts";
import { complaint, order, returnReason } from "../../shared/domain/order.ts";
import { member } from "../../shared/http/endpoint.ts";
import { named, photoReasons, publishPhotos } from "../../shared/work/photos.ts";
import { endpoint } from "./deps.ts";

export const returnRequest = endpoint({
  id: "orders_return_request",
  method: "POST",
  path: "/orders/:id/return-request",
  title: "Request a return",
  description: "The buyer, once per order, within 24 hours of delivery; a cheap one is approved " +
    "at once. A change of mind is 400, later is 409. Next: the seller approves or rejects.",
  auth: member,
  request: {
    params: { id: orderKey },
    body: complaint(returnReason).meta({ example: { reason: "damaged" } }),
  },
  response: { status: 200, schema: order.meta({ example: { status: "RETURN_REQUESTED" } }) },
  reasons: [
    ...photoReasons,
    "order_not_found",
    "order_status_forbids",
    "return_not_possible",
    "wrong_party",
  ],
  limit: "order_steps",
  idempotent: true,
  handler: async ({ params, body, caller, client, deps, storedResponse }) => {
    await publishPhotos(deps, caller.id, named("photos", body.photos));
    return await client.call(
      "api.orders_return_request",
      { order: params.id, ...body },
      storedResponse,
    );
  },
});
