import * as z from "zod";
import { orderKey, uuid } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const settlementAccept = endpoint({
  id: "orders_settlement_accept",
  method: "POST",
  path: "/orders/:id/settlement/accept",
  title: "Accept a settlement",
  description: "Takes the offer of the other party, `settlement.id` of the order: the order is " +
    "completed, the buyer gets `refund_amount` and the seller's wallet the rest, and it cannot be " +
    "undone. 403 for your own offer, 404 for one of another order, 409 when it was replaced, the " +
    "order has moved on or the item goes back, 400 when a refund since then leaves less to give back.",
  auth: member,
  request: { params: { id: orderKey }, body: z.object({ settlement_id: uuid }) },
  response: { status: 200, schema: order.meta({ example: { status: "COMPLETED" } }) },
  reasons: [
    "offer_not_found",
    "offer_not_open",
    "order_frozen",
    "order_not_found",
    "other_party_decides",
    "refund_out_of_range",
    "settlement_too_high",
    "voucher_awaits_delivery",
    "wrong_party",
  ],
  limit: "order_steps",
  idempotent: true,
  handler: ({ params, body, client, storedResponse }) =>
    client.call("api.orders_settlement_accept", { order: params.id, ...body }, storedResponse),
});
