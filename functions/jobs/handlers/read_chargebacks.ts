import { readStatement } from "./reconcile.ts";
import type { ReconcileDeps } from "./reconcile.ts";

/** A payment is disputed: its rows of the provider's list say what money moved. */
export async function readChargebacks(
  deps: ReconcileDeps,
  { reference }: { reference: string },
): Promise<void> {
  await readStatement(deps, undefined, { reference });
  // By name: a reconciliation that runs now may have taken the reference out of its queue.
  await deps.db.service.call("internal.apply_chargeback", { reference });
}
