import { SCHEDULED } from "../../functions/jobs/providers/schedule.ts";

/** A run does a limited number of jobs; so many runs are more than any backlog here needs. */
const MOST_RUNS = 500;

/** Of the scheduled functions, the one that others trigger too. */
export const JOBS = ["/jobs/run"];

/** Calls each scheduled function until it has done what is due. */
export async function runScheduled(
  call: (path: string) => Promise<unknown>,
  paths: readonly string[] = SCHEDULED,
): Promise<void> {
  for (const path of paths) {
    for (let run = 0; run < MOST_RUNS && wasStopped(await call(path)); run++);
  }
}

const wasStopped = (body: unknown) =>
  (body as { data?: { stopped?: boolean } } | null)?.data?.stopped === true;
