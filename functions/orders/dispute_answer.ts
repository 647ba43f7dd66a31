import { orderKey } from "../../shared/domain/id.ts";
import { evidence, order } from "../../shared/domain/order.ts";
import { member } from "../../shared/http/endpoint.ts";
import { named, photoReasons, publishPhotos } from "../../shared/work/photos.ts";
import { endpoint } from "./deps.ts";

export const disputeAnswer = endpoint({
  id: "orders_dispute_answer",
  method: "PUT",
  path: "/orders/:id/dispute/answer",
  title: "Answer a dispute",
  description: "The party that did not open it gives its side, by `answer_due_at`; another " +
    "answer replaces the first. 400 without description and photos, 403 for whoever opened it, " +
    "409 unless the order is disputed. Next: staff decide, or `POST /orders/{id}/settlement`.",
  auth: member,
  request: { params: { id: orderKey }, body: evidence },
  response: { status: 200, schema: order.meta({ example: { status: "DISPUTED" } }) },
  reasons: [
    ...photoReasons,
    "no_open_dispute",
    "order_not_found",
    "other_party_decides",
    "wrong_party",
  ],
  limit: "order_steps",
  idempotent: true,
  handler: async ({ params, body, caller, client, deps, storedResponse }) => {
    await publishPhotos(deps, caller.id, named("photos", body.photos));
    return await client.call(
      "api.orders_dispute_answer",
      { order: params.id, ...body },
      storedResponse,
    );
  },
});
