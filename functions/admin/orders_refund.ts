import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { reasonText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { proposal } from "../../shared/domain/proposal.ts";

export const ordersRefund = endpoint({
  id: "admin_orders_refund",
  method: "POST",
  path: "/admin/orders/:id/refund",
  title: "Refund a completed order",
  description: "Takes the proceeds from the seller's wallet, which may go below zero, and gives " +
    "the buyer item price and shipping as far as they paid them. The order stays `COMPLETED`. 202 " +
    "when it is proposed: above what one person decides alone. 409 unless the order is completed, " +
    "or when it was refunded or ended by a settlement.",
  auth: staff("ops_admin"),
  dryRun: true,
  request: {
    params: { id: orderKey },
    body: z.object({ reason: reasonText })
      .meta({ example: { reason: "Barang terbukti palsu." } }),
  },
  response: {
    status: 200,
    schema: order.meta({
      example: {
        status: "COMPLETED",
        refunded_amount: 249_000,
        refunded_at: "2026-11-24T09:12:40.118204Z",
      },
    }),
    accepted: proposal,
  },
  reasons: [
    "order_already_refunded",
    "order_not_completed",
    "order_not_found",
    "payment_charged_back",
    "self_decision",
  ],
  enqueuesJobs: true,
  handler: ({ params, body, audit, client }) =>
    client.call("api.admin_orders_refund", { order: params.id, reason: body.reason, audit }),
});
