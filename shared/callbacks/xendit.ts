import type { Deps } from "../http/endpoint.ts";
import type { Payments } from "../providers/payments.ts";

/**
 * The callback is only a hint: the invoice is fetched from the provider, and applied in the transaction that stores
 * the outcome of the callback.
 */
export async function handleInvoice(
  deps: Deps & { payments: Payments },
  event_id: string,
  { id, status }: Record<string, unknown>,
): Promise<string> {
  const invoice = typeof id === "string" && id.length <= 255
    ? await deps.payments.getInvoice(id)
    : null;
  if (!invoice) {
    await deps.db.service.call("internal.finish_webhook", { event_id, outcome: "unknown" });
    return "unknown";
  }
  return deps.db.service.call("internal.apply_invoice_callback", {
    event_id,
    invoice: { ...invoice },
    claims_money: status === "PAID" || status === "SETTLED",
  });
}
