import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { courierCode, order, trackingNumber } from "../../shared/domain/order.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const ship = endpoint({
  id: "orders_ship",
  method: "PUT",
  path: "/orders/:id/ship",
  title: "Mark as shipped",
  description:
    "The seller gives the tracking number, for all orders of a bundle. A number that is " +
    "not ours cancels our booking, and the buyer gets the shipping fee back. 409 unless the order " +
    "is `READY_TO_SHIP`, or when the number is in use.",
  auth: member,
  request: {
    params: { id: orderKey },
    body: z.object({
      tracking_number: trackingNumber,
      courier_code: courierCode.optional(),
    }).meta({ example: { tracking_number: "JNE0098123456", courier_code: "jne" } }),
  },
  response: { status: 200, schema: order.meta({ example: { status: "SHIPPED" } }) },
  reasons: ["order_not_found", "order_status_forbids", "tracking_number_taken", "wrong_party"],
  limit: "order_steps",
  handler: ({ params, body, client }) =>
    client.call("api.orders_ship", { order: params.id, ...body }),
});
