import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const confirm = endpoint({
  id: "orders_confirm",
  method: "PUT",
  path: "/orders/:id/confirm",
  auth: member,
  summary: "Confirm receipt and release the escrow to the seller.",
  request: { params: z.object({ id: orderKey }) },
  response: { status: 200, schema: order },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  limit: "order_steps",
  handler: async ({ params, client }) =>
    ok(await client.call("api.orders_confirm", { order: params.id })),
});
