import type { ClaimedJob } from "../../shared/db/results.ts";
import type { Deps } from "../../shared/http/endpoint.ts";

interface Limits {
  limit: number;
  lease_seconds: number;
}

export interface Finisher {
  /** Marks the job as done within HOLD_MS, or with the next claim if that is sooner. */
  add(job: ClaimedJob): void;
  /** Marks the pending jobs, and claims more in the same transaction. */
  claim(limits: Limits): Promise<ClaimedJob[]>;
  /** Marks the pending jobs. */
  end(): Promise<void>;
}

/** How long a finished job waits for the others of its claim. A crash meanwhile repeats it: handlers are idempotent. */
const HOLD_MS = 50;

/** For one worker: one statement marks jobs that end together as done, its next claim the last ones. */
export function createFinisher({ db, log }: Pick<Deps, "db" | "log">): Finisher {
  let pending: ClaimedJob[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * In a backlog: the due time of the first job in the last claim. Earlier jobs that were enqueued late, or were not
   * ready, are claimed at the end of the backlog.
   */
  let floor: string | null = null;
  /** Ends with the last running flush: a slow one may overlap with the next. */
  let flushing: Promise<unknown> = Promise.resolve();

  const add = (job: ClaimedJob) => {
    pending.push(job);
    timer ??= setTimeout(() => {
      flushing = Promise.all([flushing, flush().catch(() => {})]);
    }, HOLD_MS);
  };
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** Waits for the running flush; the jobs that it could not mark are pending again. */
  const endFlushes = async () => {
    stopTimer();
    await flushing;
  };
  /** `finish` returns the ids of the jobs that were still ours. If it fails, all stay pending for the next attempt. */
  const flushBy = async (finish: (jobs: Lease[]) => Promise<string[]>) => {
    stopTimer();
    const jobs = pending;
    pending = [];
    const ours = await finish(jobs.map(leaseOf)).catch((error) => {
      pending.push(...jobs);
      throw error;
    });
    for (const { id: job_id, kind, attempts } of jobs) {
      // Another worker has claimed the job and repeats it.
      if (!ours.includes(job_id)) log("job_lost", { kind, job_id, attempts });
    }
  };
  const flush = () => flushBy((jobs) => db.service.call("internal.finish_jobs", { jobs }));
  const claimFrom = async (limits: Limits): Promise<ClaimedJob[]> => {
    await endFlushes();
    const given = { ...limits, floor };
    if (pending.length === 0) return await db.service.call("internal.claim_jobs", given);
    let claimed: ClaimedJob[] = [];
    await flushBy(async (done) => {
      const { finished, jobs } = await db.service.call("internal.finish_and_claim_jobs", {
        done,
        ...given,
      });
      claimed = jobs;
      return finished;
    });
    return claimed;
  };
  const claim: Finisher["claim"] = async (limits) => {
    const jobs = await claimFrom(limits);
    const isLast = jobs.length > 0 || floor === null;
    floor = jobs.length >= limits.limit ? jobs[0]!.run_at : null;
    return isLast ? jobs : await claim(limits);
  };
  const end = async () => {
    await endFlushes();
    if (pending.length > 0) await flush();
  };
  return { add, claim, end };
}

const leaseOf = ({ id: job_id, lease_token }: ClaimedJob) => ({ job_id, lease_token });

type Lease = ReturnType<typeof leaseOf>;
