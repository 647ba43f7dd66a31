/** Job: an order is off, so nobody shall pay its invoice any more. What was paid all the same is refunded by the usual operation. */
import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Payments } from "../../../shared/providers/payments.ts";
import { applyInvoice } from "../../../shared/purchase/invoice_update.ts";

export async function paymentsExpire(
  deps: Deps & { payments: Payments },
  { invoice_id }: { invoice_id: string },
) {
  await applyInvoice(deps, await deps.payments.expireInvoice(invoice_id));
}
