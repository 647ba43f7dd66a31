import type { Deps } from "../http/endpoint.ts";
import type { Payments } from "../providers/payments.ts";
import { applyInvoice } from "../purchase/invoice_update.ts";

/** An invoice changed. What counts is the invoice that is then fetched. */
export async function handleInvoice(
  deps: Deps & { payments: Payments },
  { id, status }: Record<string, unknown>,
): Promise<string> {
  const invoice = typeof id === "string" ? await deps.payments.getInvoice(id) : null;
  if (!invoice) return "unknown";
  const outcome = await applyInvoice(deps, invoice);
  // The callback may outrun the provider's own books; were it done now, the payment would be lost.
  const claimsMoney = status === "PAID" || status === "SETTLED";
  return claimsMoney && invoice.paid_amount === null ? "unknown" : outcome;
}
