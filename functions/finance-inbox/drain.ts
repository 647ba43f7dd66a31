import type { Config } from "../../shared/config.ts";
import { MIN_WITHDRAWAL } from "../../shared/domain/withdrawal.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createBudget, RUN } from "../../shared/concurrency/budget.ts";

const withinLimits = createBudget();

/** Null unless FINANCE_DISBURSEMENT_ENABLED is exactly `true`. */
export function payoutTermsOf(
  { disbursements, payouts }: Config<"disbursements" | "payouts">,
): PayoutTerms | null {
  if (!disbursements.FINANCE_DISBURSEMENT_ENABLED) return null;
  return {
    fee: payouts.PAYOUT_LINK_FEE_IDR,
    minimum: MIN_WITHDRAWAL,
    provider: payouts.PAYMENT_PROVIDER,
  };
}

/** In rupiah; minimum is the smallest payout, provider the key of the payment provider. */
export interface PayoutTerms {
  fee: number;
  minimum: number;
  provider?: string;
  [name: string]: number | string | undefined;
}

/**
 * Handles waiting events, the oldest first, each in its own transaction, until none is due or limits stop the run. A
 * failed event is retried later and does not block others. `terms` is null if approved disbursements only notify the
 * seller.
 */
export async function drainInbox(
  deps: Deps,
  terms: PayoutTerms | null,
): Promise<{ done: number; failed: number; stopped: boolean }> {
  const tally = { done: 0, failed: 0 };
  const next = () => deps.db.service.call("api.finance_inbox_run", { terms });
  const { stopped } = await withinLimits(RUN, async ({ claim }) => {
    while (true) {
      const outcome = await claim(1, next, (result) => result === "idle" ? 0 : 1);
      if (outcome === undefined || outcome === "idle") return;
      tally[outcome]++;
    }
  });
  if (tally.done > 0) deps.triggerJobs();
  return { ...tally, stopped };
}
