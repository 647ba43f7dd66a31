import type { ReconciliationResult, UncheckedPayment } from "../../../shared/db/results.ts";
import type { PaymentProvider, Selection } from "../../../shared/providers/payment/port.ts";
import type { PaymentDeps } from "../../../shared/purchase/flow.ts";
import { applyInvoice, applyInvoiceUpdate } from "../../../shared/purchase/invoice_update.ts";
import { refreshPayout } from "../../../shared/work/withdrawal.ts";

/**
 * Compares the ledger with the provider's statement, while the provider changes with both, and returns the differences
 * that stay open. A statement that cannot be read holds no other. Also called by `npm run reconcile`. Idempotent.
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
 * Reads what changed in the statement since the last finished run, and reads again every reference that differs. A
 * run that is interrupted goes on after its last page.
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
  // A run that went on after an interruption has not read what changed since it began.
  return after === null ? result : compareStatement(deps, provider, other);
}

/** In pieces, each a transaction: a run that is killed goes on with what is still queued. */
async function compare(deps: PaymentDeps, run_id: number): Promise<void> {
  const { service } = deps.db;
  while (await service.call("internal.queue_ledger_movements", { run_id }));
  await applyChargebacks(deps);
  while (await service.call("internal.find_reconciliation_differences", { run_id }) > 0);
}

/** Books what payment channels took back and returned, as the stored rows of the list have it. */
async function applyChargebacks({ db }: PaymentDeps): Promise<void> {
  const references = await db.service.call("internal.chargebacks_to_apply", {});
  // One transaction each: it locks the order before the ledger.
  for (const reference of references) {
    await db.service.call("internal.apply_chargeback", { reference });
  }
}

/** Stores the rows, as part of a run or of none. */
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
      // Each is a difference of a run.
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
    // The difference stays open; continue with the others.
    deps.log("reconcile_not_answered", { reference, error });
  }
}

/** A payment whose order was lost in a restore goes to suspense, as its callback would. */
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
