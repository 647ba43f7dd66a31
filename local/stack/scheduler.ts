import { TRIGGER_MS } from "../../shared/boot.ts";
import type { Log } from "../../shared/log.ts";
import type { StackTime } from "./time.ts";

export interface Scheduler {
  /** Runs now, or soon after the run in progress. */
  trigger(): void;
  stop(): Promise<void>;
}

/** Runs what is due each second, and when `trigger` is called: at once, and then as often as functions trigger jobs. */
export function startScheduler(time: StackTime, log: Log): Scheduler {
  let running: Promise<void> | null = null;
  let again = false;
  let pause: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;
  const run = () => {
    if (isStopped || pause !== null) return;
    if (running) {
      again = true;
      return;
    }
    running = time.startDue()
      .catch((error) => log("scheduler_failed", { error }))
      .finally(() => {
        running = null;
        if (!again || isStopped) return;
        again = false;
        pause = setTimeout(() => {
          pause = null;
          run();
        }, TRIGGER_MS);
      });
  };
  const timer = setInterval(run, 1000);
  return {
    trigger: run,
    stop: async () => {
      clearInterval(timer);
      if (pause !== null) clearTimeout(pause);
      isStopped = true;
      await running;
    },
  };
}
