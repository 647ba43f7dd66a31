import type { Log } from "../../shared/log.ts";
import type { StackTime } from "./time.ts";

export interface Scheduler {
  /** Runs now, or again after the run in progress. */
  trigger(): void;
  stop(): Promise<void>;
}

/** Runs what is due each second, and when `trigger` is called. */
export function startScheduler(time: StackTime, log: Log): Scheduler {
  let running: Promise<void> | null = null;
  let again = false;
  let isStopped = false;
  const run = () => {
    if (isStopped) return;
    if (running) {
      again = true;
      return;
    }
    running = time.startDue()
      .catch((error) => log("scheduler_failed", { error }))
      .finally(() => {
        running = null;
        if (!again) return;
        again = false;
        run();
      });
  };
  const timer = setInterval(run, 1000);
  return {
    trigger: run,
    stop: async () => {
      clearInterval(timer);
      isStopped = true;
      await running;
    },
  };
}
