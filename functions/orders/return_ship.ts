import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { courierCode, order, trackingNumber } from "../../shared/domain/order.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const returnShip = endpoint({
  id: "orders_return_ship",
  method: "PUT",
  path: "/orders/:id/return-ship",
  title: "Return by another courier",
  description: "The buyer sends it back by a courier of their own and gives its number. 409 " +
    "unless the return is approved.",
  auth: member,
  request: {
    params: { id: orderKey },
    body: z.object({ tracking_number: trackingNumber, courier_code: courierCode }).meta({
      example: { tracking_number: "JX1234567890", courier_code: "jnt" },
    }),
  },
  response: { status: 200, schema: order.meta({ example: { status: "RETURN_APPROVED" } }) },
  reasons: ["order_not_found", "return_not_approved", "tracking_number_taken", "wrong_party"],
  limit: "order_steps",
  idempotent: true,
  handler: ({ params, body, client, storedResponse }) =>
    client.call("api.orders_return_ship", { order: params.id, ...body }, storedResponse),
});
