import { applyChargebacks, readStatement } from "./reconcile.ts";
import type { ReconcileDeps } from "./reconcile.ts";

/** A payment is disputed: its rows of the provider's list say what money moved. */
export async function readChargebacks(
  deps: ReconcileDeps,
  { reference }: { reference: string },
): Promise<void> {
  await readStatement(deps, undefined, { reference });
  await applyChargebacks(deps);
}
