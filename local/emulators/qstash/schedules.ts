import type { Context } from "../context.ts";
import { ProviderError } from "../http.ts";
import type { Messages, Publication } from "./messages.ts";

interface Schedule {
  scheduleId: string;
  cron: string;
  createdAt: number;
  publication: Publication;
}

const MINUTE_MS = 60_000;

export function createSchedules({ store, clock }: Context, messages: Messages) {
  const schedules = store.collection<Schedule>("qstash_schedule");

  function keep(schedule: Schedule): void {
    const every = everyMinutes(schedule.cron) * MINUTE_MS;
    const dueAt = new Date(Math.floor(clock.now().getTime() / every) * every + every);
    schedules.put(schedule.scheduleId, schedule, { dueAt });
  }

  return {
    /** Replaces the schedule of this id. */
    put(scheduleId: string, cron: string, publication: Publication): void {
      keep({ scheduleId, cron, publication, createdAt: clock.now().getTime() });
    },
    all: () => schedules.newest(1000),
    remove: schedules.remove,
    /** A clock that jumps over many minutes publishes one message. */
    runDue(): void {
      for (const schedule of schedules.due(clock.now())) {
        store.atomically(() => {
          messages.publish(schedule.publication);
          keep(schedule);
        });
      }
    },
  };
}

// Supports `* * * * *` and `*/5 * * * *`.
function everyMinutes(cron: string): number {
  const [, step = "1"] = /^\*(?:\/(\d{1,2}))? \* \* \* \*$/.exec(cron) ?? ["", "0"];
  const minutes = Number(step);
  if (minutes >= 1 && minutes < 60) return minutes;
  throw new ProviderError(400, { error: `The emulator does not support this cron: ${cron}` });
}
