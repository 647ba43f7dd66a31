import { orderKey } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const returnReceived = endpoint({
  id: "orders_return_received",
  method: "PUT",
  path: "/orders/:id/return-received",
  title: "Confirm a return",
  description: "The seller has it back: the buyer is refunded in the same step. Unless a carrier " +
    "scanned the parcel or it is one of a few cheap returns, the order stays `RETURN_APPROVED` " +
    "until staff decide: above what one person decides alone, that is a proposal (202). 409 unless " +
    "the return is approved. If the wrong thing came back: `PUT /orders/{id}/dispute`.",
  auth: member,
  request: { params: { id: orderKey } },
  response: {
    status: 200,
    schema: order.meta({ example: { status: "REFUNDED" } }),
    accepted: proposal,
  },
  reasons: [
    "order_frozen",
    "order_not_found",
    "order_status_forbids",
    "staff_role_required",
    "wrong_party",
  ],
  limit: "order_steps",
  idempotent: true,
  handler: ({ params, client, audit, storedResponse }) =>
    client.call("api.orders_return_received", { order: params.id, audit }, storedResponse),
});
