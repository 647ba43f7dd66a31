/** Job: an order whose making was cut short gets the invoice that the provider already has, or gives its listing back. */
import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Payments } from "../../../shared/providers/payments.ts";
import { finishOrder } from "../../../shared/work/invoice.ts";
import type { PendingInvoice } from "../../../shared/work/invoice.ts";

export async function ordersCreateSettle(
  deps: Deps & { payments: Payments },
  payload: { order_id: string },
) {
  const { order_id } = payload;
  const pending: PendingInvoice | null = await deps.db.system.call("orders_create_pending", {
    order_id,
  });
  if (!pending) return;
  const invoice = await deps.payments.findInvoice(pending.external_id);
  if (invoice) await finishOrder(deps, order_id, invoice);
  else await deps.db.system.call("orders_create_abandon", { order_id });
}
