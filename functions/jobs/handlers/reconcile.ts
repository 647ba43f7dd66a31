import type { ReconciliationResult, UncheckedPayment } from "../../../shared/db/results.ts";
import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Payments } from "../../../shared/providers/payments.ts";
import type { Payouts } from "../../../shared/providers/payouts.ts";
import type { Statement } from "../providers/statements.ts";
import { applyInvoiceUpdate } from "../../../shared/purchase/invoice_update.ts";
import { refreshPayout } from "../../../shared/work/withdrawal.ts";

export type ReconcileDeps = Deps & { payments: Payments; payouts: Payouts; statement: Statement };

/**
 * Compares the ledger with the provider's transactions, fetches the invoices and payout links that
 * differ, and returns the differences that stay open. Also called by `npm run reconcile`. Idempotent.
 */
export async function runReconciliation(deps: ReconcileDeps): Promise<ReconciliationResult> {
  const { db, statement } = deps;
  const { run_id, from, to } = await db.service.call("internal.begin_reconciliation", {});
  for await (const transactions of statement.pages(new Date(from), new Date(to))) {
    const page = transactions.map((transaction) => ({ ...transaction }));
    await db.service.call("internal.record_provider_transactions", { run_id, transactions: page });
  }
  const fetchable = await db.service.call("internal.find_reconciliation_differences", {
    run_id,
  });
  for (const difference of fetchable) await fetchAgain(deps, difference);
  if (fetchable.length > 0) {
    await db.service.call("internal.find_reconciliation_differences", { run_id });
  }
  return db.service.call("internal.finish_reconciliation", { run_id });
}

/** Applies the current state of an invoice or payout link, like a callback. */
async function fetchAgain(
  deps: ReconcileDeps,
  { invoice_id, payout_id }: UncheckedPayment,
): Promise<void> {
  try {
    if (invoice_id !== null) await applyInvoiceUpdate(deps, invoice_id);
    if (payout_id !== null) await refreshPayout(deps, payout_id);
  } catch (error) {
    // The difference stays open; continue with the others.
    deps.log("reconcile_not_answered", { invoice_id, payout_id, error });
  }
}

export async function reconcile(deps: ReconcileDeps): Promise<void> {
  const { transactions, drift, differences } = await runReconciliation(deps);
  deps.log("reconciled", { transactions, drift, open: differences.length });
}
