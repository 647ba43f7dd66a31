import * as z from "zod";
import { complaint, order, orderKey } from "../../shared/domain/order.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const dispute = endpoint({
  id: "orders_dispute",
  method: "PUT",
  path: "/orders/:id/dispute",
  auth: member,
  summary: "Open a dispute about an order that you bought.",
  request: {
    params: z.object({ id: orderKey }),
    body: complaint(z.string().trim().min(1).max(200)),
  },
  response: { status: 200, schema: order },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  limit: "order_steps",
  idempotent: true,
  handler: async ({ params, body, client, storeResponse }) =>
    ok(await client.call("api.orders_dispute", { order: params.id, ...body }, storeResponse(200))),
});
