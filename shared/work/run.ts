/** Drains due jobs: claim, do, finish. Ten of these at once are as good as one. */
import type { Deps } from "../http/endpoint.ts";

interface Job {
  id: string;
  kind: string;
  // Written by the SQL that enqueued it for exactly this handler.
  // deno-lint-ignore no-explicit-any
  payload: any;
  attempts: number;
  lease_token: string;
}

export type Handlers<D extends Deps> = Record<
  string,
  (deps: D, payload: Job["payload"]) => Promise<void>
>;

const BATCH = 20;
const LEASE_SECONDS = 60;
const MAX_BATCHES = 50;

/** Runs what is due until nothing is. Answers how many were done and how many failed. */
export async function runJobs<D extends Deps>(
  deps: D,
  handlers: Handlers<D>,
): Promise<{ done: number; failed: number }> {
  const tally = { done: 0, failed: 0 };
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const jobs: Job[] = await deps.db.system.call("jobs_claim", {
      limit: BATCH,
      lease_seconds: LEASE_SECONDS,
    });
    if (jobs.length === 0) break;
    const outcomes = await Promise.all(jobs.map((job) => runJob(deps, handlers, job)));
    for (const succeeded of outcomes) tally[succeeded ? "done" : "failed"]++;
  }
  return tally;
}

async function runJob<D extends Deps>(deps: D, handlers: Handlers<D>, job: Job): Promise<boolean> {
  const { id, kind, lease_token, attempts } = job;
  try {
    const handler = handlers[kind];
    if (!handler) {
      throw new Error(`No handler for jobs of kind ${kind}: add it to functions/jobs/app.ts.`);
    }
    await handler(deps, job.payload);
    await deps.db.system.call("jobs_finish", { job_id: id, lease_token });
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    deps.log("job_failed", { kind, job_id: id, attempts, error });
    await deps.db.system.call("jobs_fail", {
      job_id: id,
      lease_token,
      error: message,
      retry_seconds: backoff(attempts),
    });
    return false;
  }
}

/** Seconds until the next attempt: doubling from 10 s to an hour, spread so that a herd does not come back at once. */
export function backoff(attempts: number): number {
  return Math.round(Math.min(3600, 10 * 2 ** (attempts - 1)) * (0.8 + 0.4 * Math.random()));
}
