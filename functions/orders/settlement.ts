import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { orderKey } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { optionalText } from "../../shared/domain/text.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const settlement = endpoint({
  id: "orders_settlement",
  method: "POST",
  path: "/orders/:id/settlement",
  title: "Offer a settlement",
  description: "Buyer or seller offer that the buyer keeps the item and gets `refund_amount` " +
    "back; a new offer replaces the open one, whoever made it. 400 for more than the buyer paid " +
    "for item and shipping, 409 without an open return or dispute, after ten offers of yours, or where " +
    "only staff may give more than the item price. Next: the other party calls `POST /orders/{id}/settlement/accept`.",
  auth: member,
  request: {
    params: { id: orderKey },
    body: z.object({
      refund_amount: rupiah.min(1).meta({
        description: "At most item price and shipping, as far as the buyer paid them",
      }),
      note: optionalText(500),
    }).meta({ example: { refund_amount: 25000, note: "Satu gelas pecah" } }),
  },
  response: { status: 200, schema: order.meta({ example: { status: "DISPUTED" } }) },
  reasons: [
    "order_not_found",
    "refund_out_of_range",
    "settlement_not_possible",
    "settlement_too_high",
    "too_many_offers",
    "wrong_party",
  ],
  limit: "order_steps",
  idempotent: true,
  handler: ({ params, body, client, storedResponse }) =>
    client.call("api.orders_settlement", { order: params.id, ...body }, storedResponse),
});
