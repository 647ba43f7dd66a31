import { orderKey } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const returnApprove = endpoint({
  id: "orders_return_approve",
  method: "PUT",
  path: "/orders/:id/return-approve",
  title: "Approve a return",
  description: "Seller or staff; unanswered requests are approved after 48 hours. The buyer then " +
    "calls `POST /orders/{id}/return-label`.",
  auth: member,
  request: { params: { id: orderKey } },
  response: { status: 200, schema: order.meta({ example: { status: "RETURN_APPROVED" } }) },
  reasons: ["order_not_found", "order_status_forbids", "staff_role_required", "wrong_party"],
  limit: "order_steps",
  idempotent: true,
  handler: ({ params, client, audit, storedResponse }) =>
    client.call("api.orders_return_approve", { order: params.id, audit }, storedResponse),
});
