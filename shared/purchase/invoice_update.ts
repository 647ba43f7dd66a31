/** Asks the provider how an invoice stands and lets the market act on the answer, the same way for callback and poll. */
import type { InvoiceOutcome } from "../db/results.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Invoice, Payments } from "../providers/payments.ts";

/** What came of it; `unknown` when the provider or we do not know the invoice. */
export async function applyInvoiceUpdate(
  deps: Deps & { payments: Payments },
  invoiceId: string,
): Promise<InvoiceOutcome> {
  const invoice = await deps.payments.getInvoice(invoiceId);
  return invoice ? applyInvoice(deps, invoice) : "unknown";
}

/** Hands an invoice, as fetched from the provider, to the operation that acts on it: its reference says what was bought. */
export function applyInvoice(deps: Deps, invoice: Invoice): Promise<InvoiceOutcome> {
  const operation = invoice.external_id.startsWith("BST-")
    ? "internal.apply_boost_invoice_update"
    : "internal.apply_invoice_update";
  return deps.db.service.call(operation, { invoice: { ...invoice } });
}
