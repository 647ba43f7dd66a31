/** Drains due jobs: claim, do, finish. Ten of these at once are as good as one, and none of them need live on. */
import type { ClaimedJob } from "../../shared/db/results.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { inWorkers } from "../../shared/work/workers.ts";

// The payload is written by the SQL that enqueues the job for exactly this handler.
// deno-lint-ignore no-explicit-any
export type Handlers<D extends Deps> = Record<string, (deps: D, payload: any) => Promise<void>>;

interface Pace {
  /** How many claim side by side: a job that waits for a slow provider holds up its own worker only. */
  workers: number;
  /** Jobs per claim. */
  batch: number;
  /** Short, because it is how long the jobs of a worker that died have to wait. */
  leaseSeconds: number;
  heartbeatMs: number;
  /** No claim after this: the platform ends a request that takes too long. */
  budgetMs: number;
}

const PACE: Pace = {
  workers: 4,
  batch: 10,
  leaseSeconds: 30,
  heartbeatMs: 10_000,
  budgetMs: 60_000,
};

/** Runs what is due until nothing is, or the time is up. Answers how many were done and how many failed. */
export async function runJobs<D extends Deps>(
  deps: D,
  handlers: Handlers<D>,
  changes: Partial<Pace> = {},
): Promise<{ done: number; failed: number }> {
  const pace = { ...PACE, ...changes };
  const tally = { done: 0, failed: 0 };
  const until = performance.now() + pace.budgetMs;
  await inWorkers(pace.workers, async (another) => {
    while (performance.now() < until) {
      const jobs = await deps.db.service.call("internal.claim_jobs", {
        limit: pace.batch,
        lease_seconds: pace.leaseSeconds,
      });
      if (jobs.length === 0) return;
      if (jobs.length >= pace.batch) another();
      const outcomes = await Promise.all(jobs.map((job) => runJob(deps, handlers, pace, job)));
      for (const succeeded of outcomes) tally[succeeded ? "done" : "failed"]++;
    }
  });
  return tally;
}

async function runJob<D extends Deps>(
  deps: D,
  handlers: Handlers<D>,
  pace: Pace,
  job: ClaimedJob,
): Promise<boolean> {
  const { id: job_id, kind, lease_token, attempts } = job;
  const stopBeating = beat(deps, pace, job);
  try {
    const handler = handlers[kind];
    if (!handler) {
      throw new Error(`No handler for jobs of kind ${kind}: add it to functions/jobs/handlers.ts.`);
    }
    await handler(deps, job.payload);
    const isOurs = await deps.db.service.call("internal.finish_job", { job_id, lease_token });
    // Another worker took it over: what it does now is a repeat, which handlers stand.
    if (!isOurs) deps.log("job_lost", { kind, job_id, attempts });
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    deps.log("job_failed", { kind, job_id, attempts, error });
    await deps.db.service.call("internal.fail_job", { job_id, lease_token, error: message });
    return false;
  } finally {
    stopBeating();
  }
}

/** Keeps the job ours for as long as we live. */
function beat(deps: Deps, { heartbeatMs, leaseSeconds }: Pace, job: ClaimedJob): () => void {
  const extend = () =>
    deps.db.service.call("internal.extend_job_lease", {
      job_id: job.id,
      lease_token: job.lease_token,
      lease_seconds: leaseSeconds,
    }).catch((error) => deps.log("heartbeat_failed", { kind: job.kind, job_id: job.id, error }));
  const timer = setInterval(extend, heartbeatMs);
  return () => clearInterval(timer);
}
