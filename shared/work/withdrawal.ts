import type { StoredResponse } from "../db/client.ts";
import type { PayoutOutcome, PendingWithdrawal } from "../db/results.ts";
import { ApiError } from "../errors.ts";
import type { Deps } from "../http/endpoint.ts";
import { ProviderRejected } from "../providers/call.ts";
import { beganWith, PayoutExists } from "../providers/payment/port.ts";
import type { Payout } from "../providers/payment/port.ts";
import type { PaymentDeps } from "../purchase/flow.ts";

/** `released`: no link exists, and the hold was returned; `problem` leaves both open. */
type LinkAttempt = { payout: Payout } | { released: ProviderRejected } | { problem: string };

/** Requests the payout link. May be repeated: the provider creates one link per withdrawal id. */
export async function requestPayoutLink(
  { db, payments, log }: PaymentDeps,
  { withdrawal_id, amount, email, first, provider }: PendingWithdrawal,
): Promise<LinkAttempt> {
  try {
    const request = { external_id: withdrawal_id, amount, email };
    return { payout: await beganWith(payments, provider).createPayout(request) };
  } catch (error) {
    log("payout_link_missing", { withdrawal_id, error });
    if (error instanceof PayoutExists) return { problem: "already exists" };
    if (!(error instanceof ProviderRejected)) return { problem: "unclear" };
    const { code } = error;
    const reversal = { withdrawal_id, reason: code };
    // After an earlier attempt an error proves nothing: that attempt may have created the link.
    return first && await db.service.call("internal.release_rejected_withdrawal", reversal)
      ? { released: error }
      : { problem: `rejected with ${code}` };
  }
}

/**
 * Requests the link and returns the withdrawal in its owner's form. After an unclear answer the hold stays and the job
 * `check_withdrawal` continues. Throws UNAVAILABLE if the provider rejected the request and the hold was released.
 */
export async function obtainPayoutLink(
  deps: PaymentDeps,
  pending: PendingWithdrawal,
  storedResponse?: StoredResponse,
): Promise<unknown> {
  const { withdrawal_id, finished } = pending;
  const attempt = finished ? undefined : await requestPayoutLink(deps, pending);
  if (attempt && "released" in attempt) {
    throw new ApiError("withdrawal_rejected", { retryAfterSeconds: 60, cause: attempt.released });
  }
  const payout = attempt && "payout" in attempt ? { ...attempt.payout } : null;
  const args = { withdrawal_id, payout, link_readings: pending.link_readings };
  return deps.db.service.call("internal.record_payout_link", args, storedResponse);
}

/** `link_readings` as stored before the link was read; null if the link belongs to no withdrawal. */
export interface Reading {
  payout: Payout | null;
  link_readings: number | null;
}

const MOST_READINGS = 5;

/**
 * Applies a link as fetched from the provider, never a callback's own words. Reads again if another process applies a
 * reading meanwhile, because this one may then be older.
 */
export async function applyLatest(
  deps: Deps,
  read: () => Promise<Reading>,
): Promise<{ payout: Payout | null; outcome: PayoutOutcome }> {
  for (let count = 0; count < MOST_READINGS; count++) {
    const { payout, link_readings } = await read();
    const outcome = payout ? await applyPayout(deps, payout, link_readings) : "unknown";
    if (outcome !== "outdated") return { payout, outcome };
  }
  throw new ApiError("payout_link_changing", { retryAfterSeconds: 1 });
}

/** Reads the link of a withdrawal and applies it; null if the provider does not know it. */
export async function refreshPayout(
  deps: PaymentDeps,
  provider_payout_id: string,
  read: (id: string) => Promise<Payout | null> = deps.payments.getPayout,
): Promise<Payout | null> {
  // The count comes first: a later applied reading makes this one outdated.
  const { payout } = await applyLatest(deps, async () => ({
    link_readings: await deps.db.service.call("internal.count_link_readings", {
      provider_payout_id,
    }),
    payout: await read(provider_payout_id),
  }));
  return payout;
}

export function applyPayout(
  deps: Deps,
  payout: Payout,
  link_readings: number | null,
): Promise<PayoutOutcome> {
  const args = { payout: { ...payout }, link_readings };
  return deps.db.service.call("internal.apply_payout_update", args);
}
