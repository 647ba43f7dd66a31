/** A callback about a payout says where to look; what moves money is the link that we then fetch. */
import type { Payout } from "../providers/payouts.ts";
import { payoutState } from "../providers/xendit_payouts.ts";
import { readPayoutCallback } from "../callbacks/xendit_payout.ts";
import { applyPayout } from "./withdrawal.ts";
import type { PayoutDeps, PendingWithdrawal, Settled } from "./withdrawal.ts";

/** `unknown` while the withdrawal, its link or the news in it cannot be found: then the callback is looked at again. */
export async function observePayout(deps: PayoutDeps, body: unknown): Promise<Settled> {
  const { externalId, ids, status } = readPayoutCallback(body);
  if (externalId === null) return "unknown";
  const known: PendingWithdrawal | null = await deps.db.system.call(
    "wallet_withdrawals_settle_known",
    { withdrawal_id: externalId },
  );
  const payout = known && await findLink(deps, known, ids);
  if (!payout) return "unknown";
  const outcome = await applyPayout(deps, payout);
  return status !== null && outran(status, payout) ? "unknown" : outcome;
}

/** The link that we wrote down; or, when the callback came before that, one it names that is under our key. */
async function findLink(
  { payouts }: PayoutDeps,
  { withdrawal_id, provider_payout_id }: PendingWithdrawal,
  ids: string[],
): Promise<Payout | null> {
  for (const id of provider_payout_id === null ? ids : [provider_payout_id]) {
    const payout = await payouts.getPayout(id);
    if (payout?.external_id === withdrawal_id) return payout;
  }
  return null;
}

/** The callback may come before the provider's own books show it; were it done now, the news would be lost. */
function outran(status: string, { state }: Payout): boolean {
  const ended = ["completed", "failed", "returned"].includes(payoutState(status));
  return ended && (state === "open" || state === "claimed");
}
