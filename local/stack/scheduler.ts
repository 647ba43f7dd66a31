/** The schedule of production in small: once a second, and at once when a commit left work behind. */
import type { Log } from "../../shared/log.ts";
import type { StackTime } from "./time.ts";

export interface Scheduler {
  /** Asks for a run now; one that is under way is followed by another. */
  nudge(): void;
  stop(): Promise<void>;
}

export function startScheduler(time: StackTime, log: Log): Scheduler {
  let running: Promise<void> | null = null;
  let again = false;
  const tick = () => {
    if (running) {
      again = true;
      return;
    }
    running = time.settle()
      .catch((error) => log("scheduler_failed", { error }))
      .finally(() => {
        running = null;
        if (!again) return;
        again = false;
        tick();
      });
  };
  const timer = setInterval(tick, 1000);
  return {
    nudge: tick,
    stop: async () => {
      clearInterval(timer);
      await running;
      again = false;
    },
  };
}
