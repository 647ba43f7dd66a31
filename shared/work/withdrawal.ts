import type { StoredResponse } from "../db/client.ts";
import type { PayoutOutcome, PendingWithdrawal } from "../db/results.ts";
import { ApiError } from "../errors.ts";
import type { Deps } from "../http/endpoint.ts";
import { ProviderRejected } from "../providers/call.ts";
import { PayoutExists } from "../providers/payouts.ts";
import type { Payout, Payouts } from "../providers/payouts.ts";

export type PayoutDeps = Deps & { payouts: Payouts };

/** `rejected` proves that there is no link; `problem` leaves that open. */
type LinkAttempt = { payout: Payout } | { rejected: ProviderRejected } | { problem: string };

/** Requests the payout link. May be repeated: the provider makes one link per withdrawal id. */
export async function requestPayoutLink(
  { payouts, log }: PayoutDeps,
  { withdrawal_id, amount, email, first }: PendingWithdrawal,
): Promise<LinkAttempt> {
  try {
    return { payout: await payouts.createPayout({ external_id: withdrawal_id, amount, email }) };
  } catch (error) {
    log("payout_link_missing", { withdrawal_id, error });
    if (error instanceof ProviderRejected && first) return { rejected: error };
    // After an earlier attempt an error proves nothing: that attempt may have made the link.
    if (error instanceof ProviderRejected) return { problem: `rejected with ${error.code}` };
    if (error instanceof PayoutExists) return { problem: "already exists" };
    return { problem: "unclear" };
  }
}

/**
 * Requests the link and returns the withdrawal as its owner reads it. When the provider's answer is unclear,
 * the hold stays and the job `check_withdrawal` continues. Throws UNAVAILABLE when the provider rejected the
 * request and the hold was released.
 */
export async function obtainPayoutLink(
  deps: PayoutDeps,
  pending: PendingWithdrawal,
  storedResponse?: StoredResponse,
): Promise<unknown> {
  const { withdrawal_id, finished } = pending;
  const attempt: LinkAttempt | { skipped: true } = finished
    ? { skipped: true }
    : await requestPayoutLink(deps, pending);
  if ("rejected" in attempt) {
    const { code } = attempt.rejected;
    const reversal = { withdrawal_id, reason: code };
    if (await deps.db.service.call("internal.release_rejected_withdrawal", reversal)) {
      throw new ApiError(
        "UNAVAILABLE",
        "The payment provider rejected this withdrawal. Your balance is unchanged.",
        { retryAfterSeconds: 60, cause: attempt.rejected },
      );
    }
  }
  const payout = "payout" in attempt ? { ...attempt.payout } : null;
  const args = { withdrawal_id, payout };
  return deps.db.service.call("internal.record_payout_link", args, storedResponse);
}

/** Applies a link as fetched from the provider; never a callback's own words. */
export function applyPayout(deps: Deps, payout: Payout): Promise<PayoutOutcome> {
  return deps.db.service.call("internal.apply_payout_update", { payout: { ...payout } });
}
