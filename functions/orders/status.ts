import { orderKey } from "../../shared/domain/id.ts";
import { order, statusChange } from "../../shared/domain/order.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const status = endpoint({
  id: "orders_status",
  method: "PUT",
  path: "/orders/:id/status",
  title: "Set an order's status",
  description: "Takes the order one step along its transitions, as the route of that step does. " +
    "202 when staff propose it: it gives a party more money than one person decides alone. " +
    "409 names the current status, 403 when the step is the other side's.",
  auth: member,
  request: {
    params: { id: orderKey },
    body: statusChange.meta({ example: { status: "DELIVERED" } }),
  },
  response: {
    status: 200,
    schema: order.meta({ example: { status: "SHIPPED" } }),
    accepted: proposal,
  },
  reasons: [
    "cancel_window_over",
    "claimed_by_colleague",
    "order_frozen",
    "order_not_found",
    "order_precondition_unmet",
    "order_status_forbids",
    "parcel_not_going_back",
    "photos_required",
    "return_not_overdue",
    "return_not_possible",
    "staff_role_required",
    "voucher_awaits_delivery",
    "wrong_party",
  ],
  limit: "order_steps",
  handler: ({ params, body, client, audit }) =>
    client.call("api.orders_status", { order: params.id, ...body, audit }),
});
