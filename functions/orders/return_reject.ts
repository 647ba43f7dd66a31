import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { requiredLine } from "../../shared/domain/text.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const returnReject = endpoint({
  id: "orders_return_reject",
  method: "PUT",
  path: "/orders/:id/return-reject",
  title: "Reject a return",
  description: "Seller or staff, with a reason that the buyer reads. The order is `DELIVERED` " +
    "again; the buyer may still open a dispute, but request no other return. By staff it is a " +
    "proposal above what one person decides alone (202).",
  auth: member,
  request: {
    params: { id: orderKey },
    body: z.object({ reason: requiredLine(500) }).meta({
      example: { reason: "Barang sesuai deskripsi." },
    }),
  },
  response: {
    status: 200,
    schema: order.meta({ example: { status: "DELIVERED" } }),
    accepted: proposal,
  },
  reasons: [
    "no_return_requested",
    "order_not_found",
    "staff_role_required",
    "wrong_party",
  ],
  limit: "order_steps",
  idempotent: true,
  handler: ({ params, body, client, audit, storedResponse }) =>
    client.call(
      "api.orders_return_reject",
      { order: params.id, reason: body.reason, audit },
      storedResponse,
    ),
});
