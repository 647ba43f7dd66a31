import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { orderStatus, payment } from "../../shared/domain/order.ts";
import { endpointFor, member } from "../../shared/http/endpoint.ts";
import type { PaymentDeps } from "../../shared/purchase/flow.ts";
import { applyInvoiceUpdate } from "../../shared/purchase/invoice_update.ts";

interface Checked {
  payment: { invoice_id: string | null };
}

export const check = endpointFor<PaymentDeps>()({
  id: "payments_check",
  method: "GET",
  path: "/payments/:orderId/check",
  title: "Check a payment",
  description: "Asks the payment provider and applies its answer, as its callback would. Poll it " +
    "every two seconds while the buyer pays; buyer or staff only (403).",
  auth: member,
  request: { params: { orderId: orderKey } },
  response: { status: 200, schema: z.object({ order_id: z.uuid(), status: orderStatus, payment }) },
  reasons: ["order_not_found", "wrong_party"],
  limit: "payment_checks",
  handler: async ({ params, client, deps }) => {
    const read = () => client.call("api.payments_check", { order: params.orderId });
    const known = await read() as Checked;
    if (known.payment.invoice_id === null) return known;
    try {
      const outcome = await applyInvoiceUpdate(deps, known.payment.invoice_id);
      if (outcome === "paid") deps.triggerJobs();
    } catch (error) {
      // While the provider is down, the stored state is still a valid answer.
      deps.log("payment_poll_failed", { order: params.orderId, error });
    }
    return await read();
  },
});
