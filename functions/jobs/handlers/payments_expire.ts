import type { Deps } from "../../../shared/http/endpoint.ts";
import type { PaymentProvider } from "../../../shared/providers/payment/port.ts";
import { applyInvoice } from "../../../shared/purchase/invoice_update.ts";

/** Expires the invoice of a cancelled order. If it was paid meanwhile, the payment is refunded. */
export async function paymentsExpire(
  deps: Deps & { payments: PaymentProvider },
  { invoice_id }: { invoice_id: string },
) {
  await applyInvoice(deps, await deps.payments.expireInvoice(invoice_id));
}
