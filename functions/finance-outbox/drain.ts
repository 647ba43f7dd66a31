import type { ClaimedEvent } from "../../shared/db/results.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { FinancePortal, Posted } from "../../shared/providers/portal.ts";
import { type Budget, createBudget, type Limits, RUN } from "../../shared/concurrency/budget.ts";
import { inWorkers } from "../../shared/concurrency/workers.ts";

type OutboxDeps = Deps & { portal: FinancePortal };

type Outcome = Posted["outcome"] | "unsent";

const WORKERS = 2;
/** A batch is delivered concurrently, so its lease only has to outlast one delivery and one ping. */
const BATCH = 32;
const LEASE_SECONDS = 60;

/** An event takes 0.3 ms of processor time, and a job 4 to 6 (docs/deploy.md). */
export const OUTBOX_RUN: Limits = { ms: RUN.ms, items: 600 };

const withinLimits = createBudget();

interface Tally extends Record<Outcome, number> {
  portal_answers: boolean;
}

export type Drained = Tally & { stopped: boolean };

/**
 * Delivers due events until none is left, the portal is down or limits stop the run. Concurrent calls keep the order of
 * events within each aggregate.
 */
export async function drainOutbox(deps: OutboxDeps, limits = OUTBOX_RUN): Promise<Drained> {
  const tally: Tally = {
    delivered: 0,
    refused: 0,
    unanswered: 0,
    unsent: 0,
    portal_answers: true,
  };
  const ping = sharedPing(deps.portal);
  const { service } = deps.db;
  const claimAndPost = async ({ claim }: Budget, another: () => void) => {
    let posted: Awaited<ReturnType<typeof postAll>> | undefined;
    // The next claim stores the results of the previous one.
    const ask = (limit: number) =>
      service.call("internal.claim_outbox_events", {
        limit,
        lease_seconds: LEASE_SECONDS,
        ...posted,
      });
    while (tally.portal_answers) {
      const claimed = await claim(BATCH, ask, ({ events }) => events.length);
      if (!claimed) break;
      const { probe, events } = claimed;
      if (!probe && events.length === 0) return;
      if (events.length === BATCH) another();
      posted = await postAll(deps.portal, ping, events, probe);
      for (const { outcome } of posted.results) tally[outcome]++;
      tally.portal_answers = posted.answered ?? tally.portal_answers;
    }
    if (posted) await service.call("internal.record_outbox_deliveries", posted);
  };
  const { stopped } = await withinLimits(
    limits,
    (budget) => inWorkers(WORKERS, (another) => claimAndPost(budget, another)),
  );
  return { ...tally, stopped };
}

/** `answered` is the result of the ping; null if none was needed. */
async function postAll(
  portal: FinancePortal,
  ping: () => Promise<boolean>,
  events: ClaimedEvent[],
  probe: boolean,
) {
  const resultOf = (
    { envelope, lease_token }: ClaimedEvent,
    posted: Posted | { outcome: "unsent" },
  ) => ({
    id: envelope.id,
    lease_token,
    ...posted,
  });
  // Ping before an event's last delivery, so that it is not spent while the portal is down.
  let answered = probe || events.some((event) => event.is_last_attempt) ? await ping() : null;
  if (answered === false) {
    return { answered, results: events.map((event) => resultOf(event, { outcome: "unsent" })) };
  }
  const results = await Promise.all(
    events.map(async (event) =>
      resultOf(event, await portal.post(event.envelope, event.traceparent))
    ),
  );
  if (results.some(({ outcome }) => outcome === "unanswered")) answered = await ping();
  return { answered, results };
}

/** Workers that ping at the same time share one request. */
function sharedPing(portal: FinancePortal): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined;
  return () => pending ??= portal.ping().finally(() => pending = undefined);
}
