import { beganWith } from "../../../shared/providers/payment/port.ts";
import { readStatement } from "./reconcile.ts";
import type { ReconcileDeps } from "./reconcile.ts";

/** A payment is disputed: its rows of the provider's list say what money moved. */
export async function readChargebacks(
  deps: ReconcileDeps,
  { reference }: { reference: string },
): Promise<void> {
  const key = await deps.db.service.call("internal.provider_of", { id: reference });
  const provider = key === null ? deps.payments : beganWith(deps.payments, key);
  await readStatement(deps, provider, { reference });
  // By name: a reconciliation that runs now may have taken the reference out of its queue.
  await deps.db.service.call("internal.apply_chargeback", { reference });
}
