/** Job: a boost whose purchase was cut short gets the invoice that the provider already has, or is taken back. */
import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Payments } from "../../../shared/providers/payments.ts";
import { finishBoost } from "../../../shared/work/boost_invoice.ts";
import type { PendingBoost } from "../../../shared/work/boost_invoice.ts";

export async function boostsCreateSettle(
  deps: Deps & { payments: Payments },
  { boost_id }: { boost_id: string },
) {
  const pending: PendingBoost | null = await deps.db.system.call("boosts_create_pending", {
    boost_id,
  });
  if (!pending) return;
  const invoice = await deps.payments.findInvoice(pending.external_id);
  if (invoice) await finishBoost(deps, boost_id, invoice);
  else await deps.db.system.call("boosts_create_abandon", { boost_id });
}
