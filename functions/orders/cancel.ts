import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { withoutContacts } from "../../shared/domain/contacts/mask.ts";
import { requiredLine } from "../../shared/domain/text.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const cancel = endpoint({
  id: "orders_cancel",
  method: "PUT",
  path: "/orders/:id/cancel",
  title: "Cancel an order",
  description: "Ends an order that is not shipped, with all orders of its bundle; the buyer gets " +
    "back what was paid. The buyer may until 60 minutes after paying, seller and staff until " +
    "shipping; later: 409. Staff can also cancel a shipped one whose parcel comes back or is lost.",
  auth: member,
  request: {
    params: { id: orderKey },
    body: z.object({ reason: withoutContacts(requiredLine(500)).optional() }),
    bodyIsOptional: true,
  },
  response: { status: 200, schema: order.meta({ example: { status: "CANCELLED" } }) },
  reasons: [
    "cancel_window_over",
    "order_frozen",
    "order_not_found",
    "order_status_forbids",
    "parcel_not_going_back",
    "staff_role_required",
  ],
  limit: "order_steps",
  handler: ({ params, body, client, audit }) =>
    client.call("api.orders_cancel", { order: params.id, ...body, audit }),
});
