import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { orderActor, orderStatus } from "../../shared/domain/order.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

const step = z.object({
  version: z.int(),
  from: orderStatus.nullable(),
  to: orderStatus,
  actor: orderActor,
  reason: z.string().nullable(),
  at: wireTime,
}).meta({
  id: "OrderStep",
  example: { from: "AWAITING_PAYMENT", to: "READY_TO_SHIP", actor: "provider", reason: null },
});

export const timeline = endpoint({
  id: "orders_timeline",
  method: "GET",
  path: "/orders/:id/timeline",
  title: "Get an order's history",
  description: "Every status it has entered, when, and by whom, oldest first. 404 unless you are " +
    "a party or staff.",
  auth: member,
  request: { params: { id: orderKey } },
  response: { status: 200, schema: z.array(step) },
  reasons: ["order_not_found"],
  handler: ({ params, client }) => client.call("api.orders_timeline", { order: params.id }),
});
