import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { okOrProposed } from "../../shared/http/reply.ts";

export const returnReceived = endpoint({
  id: "orders_return_received",
  method: "PUT",
  path: "/orders/:id/return-received",
  auth: member,
  summary: "Confirm receipt of a return and refund the buyer.",
  request: { params: z.object({ id: orderKey }) },
  response: { status: 200, schema: order, accepted: proposal },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  limit: "order_steps",
  idempotent: true,
  handler: async ({ params, client, audit, storeResponse }) =>
    okOrProposed(
      await client.call(
        "api.orders_return_received",
        { order: params.id, audit },
        storeResponse(200),
      ),
    ),
});
