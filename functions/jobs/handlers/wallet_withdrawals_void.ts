/** Job: a payout link that came to light after its hold had gone back is voided, so that nobody is paid twice. */
import { applyPayout } from "../../../shared/work/withdrawal.ts";
import type { PayoutDeps } from "../../../shared/work/withdrawal.ts";

/** Throws while the provider leaves it open, so that the job comes back. Had somebody claimed it, staff are told. */
export async function walletWithdrawalsVoid(
  deps: PayoutDeps,
  { payout_id }: { payout_id: string },
): Promise<void> {
  const payout = await deps.payouts.voidPayout(payout_id);
  await applyPayout(deps, payout);
  if (payout.state === "open") throw new Error("The provider did not void the link.");
}
