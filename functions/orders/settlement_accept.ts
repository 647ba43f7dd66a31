import * as z from "zod";
import { orderKey, uuid } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const settlementAccept = endpoint({
  id: "orders_settlement_accept",
  method: "POST",
  path: "/orders/:id/settlement/accept",
  auth: member,
  summary: "Accept the other party's offer: the order is completed and the money split.",
  request: { params: z.object({ id: orderKey }), body: z.object({ settlement_id: uuid }) },
  response: { status: 200, schema: order },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  limit: "order_steps",
  idempotent: true,
  handler: async ({ params, body, client, storeResponse }) =>
    ok(
      await client.call(
        "api.orders_settlement_accept",
        { order: params.id, ...body },
        storeResponse(200),
      ),
    ),
});
