/** Getting a withdrawal its payout link, whoever does it and however often: one key, one link, one hold. */
import type { StoredResponse } from "../db/client.ts";
import { ApiError } from "../errors.ts";
import type { Deps } from "../http/endpoint.ts";
import { ProviderRejected } from "../providers/call.ts";
import { PayoutExists } from "../providers/payouts.ts";
import type { Payout, Payouts } from "../providers/payouts.ts";

/** What SQL asks for. The withdrawal's id is the provider's external_id, for ever. */
export interface PendingWithdrawal {
  withdrawal_id: string;
  amount: number;
  email: string;
  /** Nobody can have asked the provider before: a error proves that there is no link. */
  first: boolean;
  /** It has its link, or has ended: there is nothing to ask for. */
  finished: boolean;
  provider_payout_id: string | null;
}

export type PayoutDeps = Deps & { payouts: Payouts };

type Asked = { payout: Payout } | { refused: ProviderRejected } | { problem: string };

/** One request for the link, and what it proves. */
export async function askForLink(
  { payouts, log }: PayoutDeps,
  { withdrawal_id, amount, email, first }: PendingWithdrawal,
): Promise<Asked> {
  try {
    return { payout: await payouts.createPayout({ external_id: withdrawal_id, amount, email }) };
  } catch (error) {
    log("payout_link_missing", { withdrawal_id, error });
    if (error instanceof ProviderRejected && first) return { refused: error };
    // After an earlier attempt a error proves nothing: that attempt may have made the link.
    if (error instanceof ProviderRejected) return { problem: `refused with ${error.code}` };
    if (error instanceof PayoutExists) return { problem: "exists already" };
    return { problem: "unclear" };
  }
}

/**
 * Asks for the link and answers the withdrawal. Where the provider does not say, it answers the withdrawal
 * as it is held; the settling job goes on. Throws UNAVAILABLE when the provider rejected and the hold went back.
 */
export async function obtainPayoutLink(
  deps: PayoutDeps,
  pending: PendingWithdrawal,
  storedResponse?: StoredResponse,
): Promise<unknown> {
  const { withdrawal_id, finished } = pending;
  const asked: Asked = finished ? { problem: "none" } : await askForLink(deps, pending);
  if ("refused" in asked) {
    const { code } = asked.refused;
    const reversal = { withdrawal_id, reason: code };
    if (await deps.db.service.call("internal.release_rejected_withdrawal", reversal)) {
      throw new ApiError(
        "UNAVAILABLE",
        "The payment provider does not take this withdrawal right now; your balance is unchanged.",
        { retryAfterSeconds: 60, cause: asked.refused },
      );
    }
  }
  const payout = "payout" in asked ? { ...asked.payout } : null;
  const args = { withdrawal_id, payout };
  return deps.db.service.call("internal.record_payout_link", args, storedResponse);
}

export type Settled =
  | "paid"
  | "failed"
  | "expired"
  | "cancelled"
  | "returned"
  | "parked"
  | "known"
  | "unknown";

/** Hands a link, as fetched from the provider, to the operation that acts on it. */
export function applyPayout(deps: Deps, payout: Payout): Promise<Settled> {
  return deps.db.service.call("internal.apply_payout_update", { payout: { ...payout } });
}
