import { SCHEDULED } from "../../functions/jobs/providers/schedule.ts";
import type { StackTime } from "./time.ts";
import { TRIGGER_MS } from "../../shared/boot.ts";
import type { Log } from "../../shared/log.ts";

/** Calls each scheduled function once, like a deployment's schedule. A run with work left calls the next itself. */
export async function runScheduled(
  call: (path: string) => Promise<unknown>,
  paths: readonly string[] = SCHEDULED,
): Promise<void> {
  for (const path of paths) await call(path);
}

export interface Scheduler {
  /** Runs jobs now, or soon after the current run. */
  trigger(): void;
  stop(): Promise<void>;
}

/**
 * Runs all due work every second. As on a deployment, `trigger` runs only jobs: at once, or once more after the current
 * run.
 */
export function startScheduler(time: StackTime, log: Log): Scheduler {
  let running: Promise<void> | null = null;
  let next: "startJobs" | "startDue" | null = null;
  let pause: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;
  const run = (what: "startJobs" | "startDue") => {
    if (isStopped) return;
    if (running || pause !== null) {
      if (next !== "startDue") next = what;
      return;
    }
    running = time[what]()
      .catch((error) => log("scheduler_failed", { error }))
      .finally(() => {
        running = null;
        if (next !== null && !isStopped) pause = setTimeout(runNext, TRIGGER_MS);
      });
  };
  const runNext = () => {
    const what = next!;
    pause = next = null;
    run(what);
  };
  const timer = setInterval(() => run("startDue"), 1000);
  return {
    trigger: () => run("startJobs"),
    stop: async () => {
      clearInterval(timer);
      if (pause !== null) clearTimeout(pause);
      isStopped = true;
      await running;
    },
  };
}
