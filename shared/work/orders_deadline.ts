/** Job: time moves an order on. Before it ends an unpaid one, the provider is asked, and its answer decides. */
import type { Deps } from "../http/endpoint.ts";
import type { Payments } from "../providers/payments.ts";
import { applyInvoice } from "./observe_invoice.ts";

interface Deadline {
  order_id: string;
  version: number;
  to: string;
}

export async function ordersDeadline(
  deps: Deps & { payments: Payments },
  { order_id, version, to }: Deadline,
) {
  const invoiceId: string | null = await deps.db.system.call("orders_deadline_invoice", {
    order_id,
  });
  if (invoiceId) {
    const outcome = await applyInvoice(deps, await deps.payments.expireInvoice(invoiceId));
    if (outcome === "paid" || outcome === "parked") return;
  }
  await deps.db.system.call("orders_deadline", { order_id, version, to });
}
