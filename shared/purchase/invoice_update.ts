import type { InvoiceOutcome } from "../db/results.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Invoice, PaymentProvider } from "../providers/payment/port.ts";

/** Fetches the invoice from the provider and applies it. `unknown`: no such invoice. */
export async function applyInvoiceUpdate(
  deps: Deps & { payments: PaymentProvider },
  invoiceId: string,
): Promise<InvoiceOutcome> {
  const invoice = await deps.payments.getInvoice(invoiceId);
  return invoice ? applyInvoice(deps, invoice) : "unknown";
}

/** Applies an invoice as fetched from the provider. The reference shows whether it belongs to an order or a boost. */
export function applyInvoice(deps: Deps, invoice: Invoice): Promise<InvoiceOutcome> {
  const operation = invoice.external_id.startsWith("BST-")
    ? "internal.apply_boost_invoice_update"
    : "internal.apply_invoice_update";
  return deps.db.service.call(operation, { invoice: { ...invoice } });
}
