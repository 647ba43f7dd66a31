import type { Deps } from "../http/endpoint.ts";
import type { Invoice, Payments } from "../providers/payments.ts";
import type { StoredCallback } from "./handle.ts";

type InvoiceDeps = Deps & { payments: Payments };

/** The callback says that the invoice is paid. */
export const claimsMoney = ({ status }: Record<string, unknown>): boolean =>
  status === "PAID" || status === "SETTLED";

/** The invoice that the callback names, from the provider: the callback's own fields are only a hint. */
export const fetchInvoice = async (
  { payments }: InvoiceDeps,
  { id }: Record<string, unknown>,
): Promise<Invoice | null> =>
  typeof id === "string" && id.length <= 255 ? await payments.getInvoice(id) : null;

/** Applies the invoice, fetched unless it is given, in the transaction that stores the outcome of the callback. */
export async function handleInvoice(
  deps: InvoiceDeps,
  { event_id, body, invoice: fetched = fetchInvoice(deps, body) }: StoredCallback,
): Promise<string> {
  const invoice = await fetched;
  if (!invoice) {
    await deps.db.service.call("internal.finish_webhook", { event_id, outcome: "unknown" });
    return "unknown";
  }
  return deps.db.service.call("internal.apply_invoice_callback", {
    event_id,
    invoice: { ...invoice },
    claims_money: claimsMoney(body),
  });
}
