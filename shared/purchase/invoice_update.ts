/** Asks the provider how an invoice stands and lets the market act on the answer, the same way for callback and poll. */
import type { Deps } from "../http/endpoint.ts";
import type { Invoice, Payments } from "../providers/payments.ts";

export type Observed = "paid" | "expired" | "refunded" | "parked" | "known" | "unknown";

/** What came of it; `unknown` when the provider or we do not know the invoice. */
export async function observeInvoice(
  deps: Deps & { payments: Payments },
  invoiceId: string,
): Promise<Observed> {
  const invoice = await deps.payments.getInvoice(invoiceId);
  return invoice ? applyInvoice(deps, invoice) : "unknown";
}

/** Hands an invoice, as fetched from the provider, to the verb that acts on it: its reference says what was bought. */
export function applyInvoice(deps: Deps, invoice: Invoice): Promise<Observed> {
  const verb = invoice.external_id.startsWith("BST-")
    ? "boosts_create_observe"
    : "payments_check_observe";
  return deps.db.system.call(verb, { invoice: { ...invoice } });
}
