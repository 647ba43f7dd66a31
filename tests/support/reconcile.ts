import { runReconciliation } from "../../functions/jobs/handlers/reconcile.ts";
import type { Difference, ReconciliationResult } from "../../shared/db/results.ts";
import type { Market } from "./market.ts";
import { paymentsOf } from "./payments.ts";

/** `deaf`: the provider returns its list, but no single invoices and links. */
export function reconcile(market: Market, { deaf = false } = {}): Promise<ReconciliationResult> {
  const payments = paymentsOf(market);
  const silence = () => Promise.reject(new Error("No answer."));
  return runReconciliation({
    db: market.services.db,
    log: () => {},
    triggerJobs: () => {},
    payments: deaf
      ? { ...payments, getInvoice: silence, findInvoice: silence, getPayout: silence }
      : payments,
  });
}

/** The open difference of this reference, found without single look-ups at the provider. */
export async function differenceOf(market: Market, reference: string): Promise<Difference> {
  const { differences } = await reconcile(market, { deaf: true });
  const found = differences.find((difference) => difference.reference === reference);
  if (found === undefined) throw new Error(`The books agree about ${reference}.`);
  return found;
}

/** Adds a row to the provider's list that our ledger knows nothing of. */
export async function topUp(market: Market, amount = 5_000): Promise<{ id: string }> {
  const row = { type: "TOPUP", amount, cashflow: "MONEY_IN" };
  return (await market.sandbox("/payment/transactions", row)).body;
}
