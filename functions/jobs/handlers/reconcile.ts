import type { ReconciliationResult, UncheckedPayment } from "../../../shared/db/results.ts";
import type { PaymentProvider, Selection } from "../../../shared/providers/payment/port.ts";
import type { PaymentDeps } from "../../../shared/purchase/flow.ts";
import { applyInvoice, applyInvoiceUpdate } from "../../../shared/purchase/invoice_update.ts";
import { refreshPayout } from "../../../shared/work/withdrawal.ts";

/**
 * Compares the ledger with each provider's statement, with two providers during a change, and returns the differences
 * that stay open. A failing statement does not stop the others. Also called by `npm run reconcile`. Idempotent.
 */
export async function runReconciliation(deps: PaymentDeps): Promise<ReconciliationResult> {
  const { payments } = deps;
  const { old } = payments;
  if (!old || old.statement === payments.statement) return compareStatement(deps, payments);
  const [active, before] = [
    await settle(compareStatement(deps, payments, old)),
    await settle(compareStatement(deps, old, payments)),
  ];
  if ("error" in active) throw active.error;
  if ("error" in before) throw before.error;
  return { ...before.value, transactions: active.value.transactions + before.value.transactions };
}

const settle = <T>(work: Promise<T>): Promise<{ value: T } | { error: unknown }> =>
  work.then((value) => ({ value }), (error: unknown) => ({ error }));

/**
 * Reads the changes in the statement since the last finished run, and reads every differing reference again. An
 * interrupted run continues after its last page.
 */
async function compareStatement(
  deps: PaymentDeps,
  provider: PaymentProvider,
  other?: PaymentProvider,
): Promise<ReconciliationResult> {
  const { service } = deps.db;
  const { statement } = provider;
  const { run_id, from, after } = await service.call("internal.begin_reconciliation", {
    statement,
    ...(other && { other_provider: other.key }),
  });
  await readStatement(deps, provider, { updatedSince: new Date(from), after }, run_id);
  await compare(deps, run_id);
  const open = await service.call("internal.open_references", { statement });
  for (const difference of open) await readAgain(deps, provider, run_id, difference);
  if (open.length > 0) await compare(deps, run_id);
  const result = await service.call("internal.finish_reconciliation", { run_id });
  // A resumed run has not read the changes since its beginning.
  return after === null ? result : compareStatement(deps, provider, other);
}

/** In pieces, each a transaction: a killed run continues with the rest of the queue. */
async function compare(deps: PaymentDeps, run_id: number): Promise<void> {
  const { service } = deps.db;
  while (await service.call("internal.queue_ledger_movements", { run_id }));
  await applyChargebacks(deps);
  while (await service.call("internal.find_reconciliation_differences", { run_id }) > 0);
}

/** Books chargebacks and their reversals from the stored rows of the list. */
async function applyChargebacks({ db }: PaymentDeps): Promise<void> {
  const references = await db.service.call("internal.chargebacks_to_apply", {});
  // One transaction each, because it locks the order before the ledger.
  for (const reference of references) {
    await db.service.call("internal.apply_chargeback", { reference });
  }
}

/** Stores the rows, as part of a run or without one. */
export async function readStatement(
  { db }: PaymentDeps,
  { statement, movements }: PaymentProvider,
  selection: Selection,
  run_id?: number,
): Promise<void> {
  for await (const page of movements(selection)) {
    await db.service.call("internal.record_provider_transactions", {
      statement,
      ...(run_id === undefined ? {} : { run_id }),
      transactions: page.movements.map((movement) => ({ ...movement })),
      // Each unreadable row is a difference of a run.
      odd: run_id === undefined ? [] : page.odd.map((row) => ({ ...row })),
      after: "updatedSince" in selection ? page.last : null,
    });
  }
}

/** Reads a reference's transactions, and applies its invoice or payout link like a callback. */
async function readAgain(
  deps: PaymentDeps,
  provider: PaymentProvider,
  run_id: number,
  { reference, invoice_id, payout_id, is_unknown }: UncheckedPayment,
): Promise<void> {
  try {
    await readStatement(deps, provider, { reference }, run_id);
    if (is_unknown) await applyUnknown(deps, reference);
    if (invoice_id !== null) await applyInvoiceUpdate(deps, invoice_id);
    if (payout_id !== null) await refreshPayout(deps, payout_id);
  } catch (error) {
    // The difference stays open; the others continue.
    deps.log("reconcile_not_answered", { reference, error });
  }
}

/** A payment whose order was lost in a restore goes to suspense, as with its callback. */
async function applyUnknown(deps: PaymentDeps, reference: string): Promise<void> {
  const invoice = await deps.payments.findInvoice(reference);
  if (!invoice) return;
  const outcome = await applyInvoice(deps, invoice);
  if (outcome === "in_suspense") deps.log("reconcile_unknown_payment", { reference });
}

export async function reconcile(deps: PaymentDeps): Promise<void> {
  const { transactions, drift, differences } = await runReconciliation(deps);
  deps.log("reconciled", { transactions, drift, open: differences.length });
}
