import { orderKey } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const confirm = endpoint({
  id: "orders_confirm",
  method: "PUT",
  path: "/orders/:id/confirm",
  title: "Confirm receipt",
  description: "The buyer has the parcel: the escrow goes to the seller's wallet, once, and it " +
    "cannot be undone. 409 before the payment, after the end, in an approved return or a " +
    "dispute, or while an order with a voucher awaits its courier's delivery. Next: `POST /reviews`.",
  auth: member,
  request: { params: { id: orderKey } },
  response: { status: 200, schema: order.meta({ example: { status: "COMPLETED" } }) },
  reasons: [
    "order_frozen",
    "order_not_found",
    "order_status_forbids",
    "voucher_awaits_delivery",
    "wrong_party",
  ],
  limit: "order_steps",
  handler: ({ params, client }) => client.call("api.orders_confirm", { order: params.id }),
});
