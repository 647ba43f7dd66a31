/** Job: time moves an order on. Before it ends an unpaid one, the provider is asked, and its answer decides. */
import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Payments } from "../../../shared/providers/payments.ts";
import { applyInvoice } from "../../../shared/work/invoice_update.ts";
import type { Observed } from "../../../shared/work/invoice_update.ts";

interface Deadline {
  order_id: string;
  version: number;
  to: string;
}

/** Either the order has moved, or staff have it. */
const DECIDED: readonly Observed[] = ["paid", "expired", "refunded", "parked"];

export async function ordersDeadline(
  deps: Deps & { payments: Payments },
  { order_id, version, to }: Deadline,
) {
  const awaited = (): Promise<string | null> =>
    deps.db.system.call("orders_deadline_invoice", { order_id });
  const invoiceId = await awaited();
  if (invoiceId === null) {
    await deps.db.system.call("orders_deadline", { order_id, version, to });
    return;
  }
  const invoice = await deps.payments.expireInvoice(invoiceId);
  const outcome = await applyInvoice(deps, invoice);
  if (DECIDED.includes(outcome) || await awaited() === null) return;
  // It was paid, and yet the order waits: an amount that does not fit, which only staff can settle.
  if (invoice.paid_amount !== null) return;
  throw new Error(`The provider says ${invoice.status}, which ends nothing: asked again later.`);
}
