/** Acts on what the finance portal told us: each event in a transaction of its own, the oldest first. */
import type { Deps } from "../http/endpoint.ts";

const BUDGET_MS = 60_000;

/** Until nothing waits, or the time is up. What fails comes back later and holds up nobody. */
export async function drainInbox(
  deps: Deps,
  disbursement_enabled: boolean,
): Promise<{ done: number; failed: number }> {
  const tally = { done: 0, failed: 0 };
  const until = performance.now() + BUDGET_MS;
  while (performance.now() < until) {
    const outcome: "done" | "failed" | "idle" = await deps.db.system.call("finance_inbox_run", {
      disbursement_enabled,
    });
    if (outcome === "idle") break;
    tally[outcome]++;
  }
  if (tally.done > 0) deps.nudge();
  return tally;
}
