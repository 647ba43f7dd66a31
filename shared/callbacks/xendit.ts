import type { Deps } from "../http/endpoint.ts";
import type { Payments } from "../providers/payments.ts";
import { applyInvoice } from "../purchase/invoice_update.ts";

/** The callback is only a hint: the invoice is fetched from the provider and applied. */
export async function handleInvoice(
  deps: Deps & { payments: Payments },
  { id, status }: Record<string, unknown>,
): Promise<string> {
  const invoice = typeof id === "string" && id.length <= 255
    ? await deps.payments.getInvoice(id)
    : null;
  if (!invoice) return "unknown";
  const outcome = await applyInvoice(deps, invoice);
  // The callback may precede the payment in the provider's API: it stays open and is retried.
  const claimsMoney = status === "PAID" || status === "SETTLED";
  return claimsMoney && invoice.paid_amount === null ? "unknown" : outcome;
}
