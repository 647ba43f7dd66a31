import * as z from "zod";
import { chargeback } from "../../shared/domain/chargeback.ts";
import { rupiah } from "../../shared/domain/money.ts";
import { orderKey } from "../../shared/domain/id.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const ordersChargeback = endpoint({
  id: "admin_orders_chargeback",
  method: "POST",
  path: "/admin/orders/:id/chargeback",
  title: "Announce a chargeback",
  description: "For one without a callback: freezes the order and opens a case; no money moves. " +
    "409 while one is open, or when no payment came through the provider; 403 about your own " +
    "order.",
  auth: staff("ops_admin"),
  request: {
    params: { id: orderKey },
    body: z.object({
      amount: rupiah.min(1).meta({ description: "What the payment channel wants back" }),
      evidence: requiredText(2000).meta({
        description: "Where it was announced; kept in the audit log",
        example: "E-mail of the payment provider, dispute mi-dspt-4711.",
      }),
    }),
  },
  response: { status: 201, schema: chargeback },
  reasons: ["chargeback_open", "chargeback_without_payment", "order_not_found", "self_decision"],
  needsReason: true,
  enqueuesJobs: true,
  handler: ({ params, body, client, audit }) =>
    client.call("api.admin_orders_chargeback", { order: params.id, ...body, audit }),
});
