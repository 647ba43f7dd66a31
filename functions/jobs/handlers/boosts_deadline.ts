/** Job: a boost that nobody paid for is given up. The provider is asked first, and its answer decides. */
import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Payments } from "../../../shared/providers/payments.ts";
import { applyInvoice } from "../../../shared/work/invoice_update.ts";

export async function boostsDeadline(
  deps: Deps & { payments: Payments },
  { boost_id }: { boost_id: string },
) {
  const awaited = (): Promise<string | null> =>
    deps.db.system.call("boosts_create_unpaid", { boost_id });
  const invoiceId = await awaited();
  if (invoiceId === null) return;
  const invoice = await deps.payments.expireInvoice(invoiceId);
  await applyInvoice(deps, invoice);
  if (await awaited() === null) return;
  throw new Error(`The provider says ${invoice.status}, which ends nothing: asked again later.`);
}
