/** Acts on what the finance portal told us: each event in a transaction of its own, the oldest first. */
import type { Config } from "../../shared/config.ts";
import { MIN_WITHDRAWAL } from "../../shared/domain/withdrawal.ts";
import type { Deps } from "../../shared/http/endpoint.ts";

const BUDGET_MS = 60_000;

/** Null unless somebody wrote exactly true into FINANCE_DISBURSEMENT_ENABLED. */
export function payoutTermsOf(
  { portal, payouts }: Config<"portal" | "payouts">,
): PayoutTerms | null {
  if (!portal.FINANCE_DISBURSEMENT_ENABLED) return null;
  return { fee: payouts.PAYOUT_LINK_FEE_IDR, minimum: MIN_WITHDRAWAL };
}

/** What a payout costs and is worth at least, in rupiah. */
export interface PayoutTerms {
  fee: number;
  minimum: number;
  [name: string]: number;
}

/** `terms` are null while approved disbursements only notify. Until nothing waits, or the time is up. What fails comes back later and holds up nobody. */
export async function drainInbox(
  deps: Deps,
  terms: PayoutTerms | null,
): Promise<{ done: number; failed: number }> {
  const tally = { done: 0, failed: 0 };
  const until = performance.now() + BUDGET_MS;
  while (performance.now() < until) {
    const outcome = await deps.db.service.call("api.finance_inbox_run", { terms }) as
      | "done"
      | "failed"
      | "idle";
    if (outcome === "idle") break;
    tally[outcome]++;
  }
  if (tally.done > 0) deps.triggerJobs();
  return tally;
}
