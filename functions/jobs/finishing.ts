import type { ClaimedJob } from "../../shared/db/results.ts";
import type { Deps } from "../../shared/http/endpoint.ts";

export interface Finishing {
  /** Marks the job as done, within this moment or by the next claim. */
  add(job: ClaimedJob): void;
  /** Marks what is left, and claims more jobs in the same transaction. */
  claim(limits: { limit: number; lease_seconds: number }): Promise<ClaimedJob[]>;
  /** Marks what is left. */
  end(): Promise<void>;
}

/** How long a job that is done waits for the others of its claim. A crash meanwhile repeats it: handlers are idempotent. */
const HOLD_MS = 50;

/** For one worker: jobs that end together are marked as done by one statement, the last ones by its next claim. */
export function createFinishing({ db, log }: Pick<Deps, "db" | "log">): Finishing {
  let done: ClaimedJob[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends with the last of the marks under way: a slow one may overlap with the next. */
  let marking: Promise<unknown> = Promise.resolve();

  const add = (job: ClaimedJob) => {
    done.push(job);
    timer ??= setTimeout(() => marking = Promise.all([marking, mark().catch(() => {})]), HOLD_MS);
  };
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** After this nothing is being marked. What could not be marked is left. */
  const endMarks = async () => {
    stopTimer();
    await marking;
  };
  /** `write` returns the ids of the jobs that were still ours. When it fails, the jobs wait for the next attempt. */
  const take = async (write: (jobs: Lease[]) => Promise<string[]>) => {
    stopTimer();
    const taken = done;
    done = [];
    const ours = await write(taken.map(leaseOf)).catch((error) => {
      done.push(...taken);
      throw error;
    });
    for (const { id: job_id, kind, attempts } of taken) {
      // Another worker has claimed the job and repeats it.
      if (!ours.includes(job_id)) log("job_lost", { kind, job_id, attempts });
    }
  };
  const mark = () => take((jobs) => db.service.call("internal.finish_jobs", { jobs }));
  const claim: Finishing["claim"] = async (limits) => {
    await endMarks();
    if (done.length === 0) return await db.service.call("internal.claim_jobs", limits);
    let claimed: ClaimedJob[] = [];
    await take(async (jobs) => {
      const given = { done: jobs, ...limits };
      const answer = await db.service.call("internal.finish_and_claim_jobs", given);
      claimed = answer.jobs;
      return answer.finished;
    });
    return claimed;
  };
  const end = async () => {
    await endMarks();
    if (done.length > 0) await mark();
  };
  return { add, claim, end };
}

const leaseOf = ({ id: job_id, lease_token }: ClaimedJob) => ({ job_id, lease_token });

type Lease = ReturnType<typeof leaseOf>;
