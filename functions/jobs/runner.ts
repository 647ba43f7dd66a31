import type { ClaimedJob } from "../../shared/db/results.ts";
import { createFinisher } from "./finisher.ts";
import type { Finisher } from "./finisher.ts";
import { lastErrorOf } from "./last_error.ts";
import { ApiError } from "../../shared/errors.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { type Budget, createBudget, type Limits, RUN } from "../../shared/concurrency/budget.ts";
import { continueTrace } from "../../shared/trace.ts";
import { inWorkers } from "../../shared/concurrency/workers.ts";

/** Handlers by kind. */
export type Handlers<D extends Deps> = Record<string, (deps: D, payload: never) => Promise<void>>;

interface Pace {
  /** Concurrent claims: a job that waits for a slow provider delays only its own worker. */
  workers: number;
  /** Jobs per claim. */
  batch: number;
  /** Short, because the jobs of a killed worker wait this long. */
  leaseSeconds: number;
  heartbeatMs: number;
  limits: Limits;
}

const PACE: Pace = {
  workers: 4,
  batch: 20,
  leaseSeconds: 30,
  heartbeatMs: 10_000,
  limits: RUN,
};

const withinLimits = createBudget();

/**
 * Runs due jobs until none is left or limits stop the run. Concurrent calls share the jobs, and another call takes over
 * the jobs of a killed one. Returns the numbers of jobs.
 */
export async function runJobs<D extends Deps>(
  deps: D,
  handlers: Handlers<D>,
  changes: Partial<Pace> = {},
): Promise<{ done: number; failed: number; stopped: boolean }> {
  const pace = { ...PACE, ...changes };
  const tally = { done: 0, failed: 0 };
  const claimAndRun = async (finisher: Finisher, { claim }: Budget, another: () => void) => {
    const lease_seconds = pace.leaseSeconds;
    while (true) {
      const jobs = await claim(
        pace.batch,
        (limit) => finisher.claim({ limit, lease_seconds }),
        ({ length }) => length,
      );
      if (!jobs?.length) return;
      if (jobs.length >= pace.batch) another();
      const outcomes = await Promise.all(
        jobs.map((job) => runJob(deps, handlers, { pace, finisher }, job)),
      );
      for (const outcome of outcomes) if (outcome !== "postponed") tally[outcome]++;
    }
  };
  const { stopped } = await withinLimits(
    pace.limits,
    (budget) =>
      inWorkers(pace.workers, (another) => {
        const finisher = createFinisher(deps);
        return claimAndRun(finisher, budget, another).finally(finisher.end);
      }),
  );
  return { ...tally, stopped };
}

async function runJob<D extends Deps>(
  deps: D,
  handlers: Handlers<D>,
  { pace, finisher }: { pace: Pace; finisher: Finisher },
  job: ClaimedJob,
): Promise<"done" | "failed" | "postponed"> {
  const { id: job_id, kind, lease_token, attempts } = job;
  const stopHeartbeat = startHeartbeat(deps, pace, job);
  try {
    const handler = handlers[kind];
    if (!handler) {
      throw new Error(`No handler for jobs of kind ${kind}: add it to functions/jobs/kinds.ts.`);
    }
    await continueTrace(job.traceparent, `job ${kind}`, () => handler(deps, job.payload as never));
    finisher.add(job);
    return "done";
  } catch (error) {
    const lastError = lastErrorOf(error);
    const seconds = secondsUntilLeaseEnds(error);
    if (seconds !== undefined) {
      const postponement = { job_id, lease_token, seconds, why: lastError };
      await deps.db.service.call("internal.postpone_job", postponement);
      return "postponed";
    }
    deps.log("job_failed", { kind, job_id, attempts, error });
    await deps.db.service.call("internal.fail_job", { job_id, lease_token, error: lastError });
    return "failed";
  } finally {
    stopHeartbeat();
  }
}

/** Our operations add a wait to a CONFLICT only while another process holds the lease. */
function secondsUntilLeaseEnds(error: unknown): number | undefined {
  const isConflict = error instanceof ApiError && error.code === "CONFLICT";
  return isConflict ? error.retryAfterSeconds : undefined;
}

/** Extends the job's lease until the returned function is called. */
function startHeartbeat(
  deps: Deps,
  { heartbeatMs, leaseSeconds }: Pace,
  job: ClaimedJob,
): () => void {
  const extend = () =>
    deps.db.service.call("internal.extend_job_lease", {
      job_id: job.id,
      lease_token: job.lease_token,
      lease_seconds: leaseSeconds,
    }).catch((error) => deps.log("heartbeat_failed", { kind: job.kind, job_id: job.id, error }));
  const timer = setInterval(extend, heartbeatMs);
  return () => clearInterval(timer);
}
