/** Job, and `npm run reconcile`: holds our ledger against the provider's own list, and asks for what did not reach us. */
import type { ReconciliationResult, UncheckedPayment } from "../../../shared/db/results.ts";
import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Payments } from "../../../shared/providers/payments.ts";
import type { Payouts } from "../../../shared/providers/payouts.ts";
import type { Statement } from "../providers/statements.ts";
import { applyInvoiceUpdate } from "../../../shared/purchase/invoice_update.ts";
import { applyPayout } from "../../../shared/work/withdrawal.ts";

export type ReconcileDeps = Deps & { payments: Payments; payouts: Payouts; statement: Statement };

/** What stays open after everything that can be asked for has been. Doing it twice is doing it once. */
export async function runReconciliation(deps: ReconcileDeps): Promise<ReconciliationResult> {
  const { db, statement } = deps;
  const { run_id, from, to } = await db.service.call("internal.begin_reconciliation", {});
  for await (const transactions of statement.pages(new Date(from), new Date(to))) {
    const page = transactions.map((transaction) => ({ ...transaction }));
    await db.service.call("internal.record_provider_transactions", { run_id, transactions: page });
  }
  const doubts = await db.service.call("internal.find_reconciliation_differences", {
    run_id,
  });
  for (const doubt of doubts) await askAgain(deps, doubt);
  if (doubts.length > 0) {
    await db.service.call("internal.find_reconciliation_differences", { run_id });
  }
  return db.service.call("internal.finish_reconciliation", { run_id });
}

/** The provider's word on one invoice or link, acted on as if a callback had told of it. */
async function askAgain(
  deps: ReconcileDeps,
  { invoice_id, payout_id }: UncheckedPayment,
): Promise<void> {
  try {
    if (invoice_id !== null) await applyInvoiceUpdate(deps, invoice_id);
    if (payout_id === null) return;
    const payout = await deps.payouts.getPayout(payout_id);
    if (payout) await applyPayout(deps, payout);
  } catch (error) {
    // The difference stays written down; the other ones are still worth asking for.
    deps.log("reconcile_not_answered", { invoice_id, payout_id, error });
  }
}

export async function reconcile(deps: ReconcileDeps): Promise<void> {
  const { transactions, drift, differences } = await runReconciliation(deps);
  deps.log("reconciled", { transactions, drift, open: differences.length });
}
