import { refreshPayout } from "../../../shared/work/withdrawal.ts";
import type { PayoutDeps } from "../../../shared/work/withdrawal.ts";

/**
 * Voids a payout link that appeared after its hold was returned, so that it is not paid twice.
 * Throws while the link is open, so that the job is retried. A claimed link opens a staff case.
 */
export async function walletWithdrawalsVoid(
  deps: PayoutDeps,
  { payout_id }: { payout_id: string },
): Promise<void> {
  const payout = await refreshPayout(deps, payout_id, deps.payments.voidPayout);
  if (payout?.state === "open") throw new Error("The provider did not void the link.");
}
