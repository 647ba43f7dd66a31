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

/** Applies an invoice as fetched from the provider. */
export function applyInvoice(deps: Deps, invoice: Invoice): Promise<InvoiceOutcome> {
  return deps.db.service.call("internal.apply_invoice_update", { invoice: { ...invoice } });
}
