import { orderKey } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const get = endpoint({
  id: "orders_get",
  method: "GET",
  path: "/orders/:id",
  title: "Get an order",
  description: "One order of yours, by id or reference; staff read all. What it shows depends on " +
    "your side: the payment is the buyer's, the street the seller's while there is something to " +
    "ship. 404 for others.",
  auth: member,
  request: { params: { id: orderKey } },
  response: { status: 200, schema: order },
  reasons: ["order_not_found"],
  handler: ({ params, client }) => client.call("api.orders_get", { order: params.id }),
});
