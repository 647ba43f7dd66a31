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
    const invoice = await deps.payments.expireInvoice(invoiceId);
    await applyInvoice(deps, invoice);
    if (invoice.status === "PENDING") {
      throw new Error("The provider has not expired the invoice yet.");
    }
    return;
  }
  await deps.db.system.call("orders_deadline", { order_id, version, to });
}
