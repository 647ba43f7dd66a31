import type { PaymentDeps } from "../../../shared/purchase/flow.ts";
import { readStatement } from "./reconcile.ts";

/** A payment is disputed: its rows of the provider's list say what money moved. */
export async function readChargebacks(
  deps: PaymentDeps,
  { reference }: { reference: string },
): Promise<void> {
  const { payments } = deps;
  const key = await deps.db.service.call("internal.provider_of", { id: reference });
  // Of an adapter that is not configured any more, the active one may read the same account.
  const provider = payments.old?.key === key ? payments.old! : payments;
  await readStatement(deps, provider, { reference });
  // By name: a reconciliation that runs now may have taken the reference out of its queue.
  await deps.db.service.call("internal.apply_chargeback", { reference });
}
