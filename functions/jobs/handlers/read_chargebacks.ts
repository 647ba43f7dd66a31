import type { PaymentDeps } from "../../../shared/purchase/flow.ts";
import { readStatement } from "./reconcile.ts";

/** Reads a disputed payment's rows of the provider's list, which show the moved money. */
export async function readChargebacks(
  deps: PaymentDeps,
  { reference }: { reference: string },
): Promise<void> {
  const { payments } = deps;
  const key = await deps.db.service.call("internal.provider_of", { id: reference });
  // If the adapter is not configured any more, the active one may read the same account.
  const provider = payments.old?.key === key ? payments.old! : payments;
  await readStatement(deps, provider, { reference });
  // By reference: a running reconciliation may have removed it from its queue.
  await deps.db.service.call("internal.apply_chargeback", { reference });
}
