import * as z from "zod";
import { complaint, order, orderKey, RETURN_REASONS } from "../../shared/domain/order.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const returnRequest = endpoint({
  id: "orders_return_request",
  method: "POST",
  path: "/orders/:id/return-request",
  auth: member,
  summary: "Request a return of a delivered order.",
  request: {
    params: z.object({ id: orderKey }),
    body: complaint(z.enum(RETURN_REASONS)).meta({ example: { reason: "damaged" } }),
  },
  response: { status: 200, schema: order },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  limit: "order_steps",
  idempotent: true,
  handler: async ({ params, body, client, storeResponse }) =>
    ok(
      await client.call(
        "api.orders_return_request",
        { order: params.id, ...body },
        storeResponse(200),
      ),
    ),
});
