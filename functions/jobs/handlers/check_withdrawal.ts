import { applyPayout, refreshPayout, requestPayoutLink } from "../../../shared/work/withdrawal.ts";
import type { PendingWithdrawal } from "../../../shared/db/results.ts";
import type { PaymentDeps } from "../../../shared/purchase/flow.ts";

/**
 * Requests the link of a withdrawal in flight, or polls it if there is one, and schedules the next
 * check. Throws if the provider does not answer, so that the job is retried soon.
 */
export async function checkWithdrawal(
  deps: PaymentDeps,
  { withdrawal_id, round }: { withdrawal_id: string; round: number },
) {
  const pending = await deps.db.service.call("internal.claim_withdrawal", { withdrawal_id });
  if (!pending) return;
  const problem = pending.provider_payout_id === null
    ? await obtain(deps, pending)
    : await poll(deps, pending.provider_payout_id);
  await deps.db.service.call("internal.schedule_withdrawal_check", {
    withdrawal_id,
    round,
    problem,
  });
}

async function obtain(deps: PaymentDeps, pending: PendingWithdrawal): Promise<string | null> {
  if (pending.blocked) return "payouts to the user are blocked";
  const attempt = await requestPayoutLink(deps, pending);
  if ("payout" in attempt) {
    await applyPayout(deps, attempt.payout, pending.link_readings);
    return null;
  }
  if ("released" in attempt) return null;
  const { problem } = attempt;
  if (problem === "unclear") throw new Error("The provider does not say whether the link exists.");
  return problem;
}

async function poll(deps: PaymentDeps, id: string): Promise<string | null> {
  const payout = await refreshPayout(deps, id);
  return payout ? null : "the provider does not know its own link";
}
