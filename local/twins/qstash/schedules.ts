/** QStash's schedules: every so many minutes, a message. */
import type { TwinClock } from "../clock.ts";
import { Refusal } from "../refusal.ts";
import type { Store } from "../store.ts";
import type { Messages, Wish } from "./messages.ts";

export interface Schedule {
  scheduleId: string;
  cron: string;
  createdAt: number;
  wish: Wish;
}

export interface Schedules {
  /** Replaces the one of the same name. */
  put(scheduleId: string, cron: string, wish: Wish): void;
  all(): Schedule[];
  remove(scheduleId: string): void;
  /** A clock that leapt over many minutes makes one message, as ticks do not add up. */
  runDue(): void;
}

const minuteMs = 60_000;

export function createSchedules(options: {
  store: Store;
  clock: TwinClock;
  messages: Messages;
}): Schedules {
  const { store, clock, messages } = options;
  const shelf = store.shelf<Schedule>("qstash_schedule");

  function keep(schedule: Schedule): void {
    const every = everyMinutes(schedule.cron) * minuteMs;
    const dueAt = new Date(Math.floor(clock.now().getTime() / every) * every + every);
    shelf.put(schedule.scheduleId, schedule, { dueAt });
  }

  return {
    put(scheduleId, cron, wish) {
      keep({ scheduleId, cron, wish, createdAt: clock.now().getTime() });
    },
    all: () => shelf.newest(1000),
    remove: (scheduleId) => shelf.remove(scheduleId),
    runDue() {
      for (const schedule of shelf.due(clock.now())) {
        store.atomically(() => {
          messages.publish(schedule.wish);
          keep(schedule);
        });
      }
    },
  };
}

/** Of cron's language the stand-in knows `* * * * *` and the like of it with a step of minutes. */
function everyMinutes(cron: string): number {
  const [, step = "1"] = /^\*(?:\/(\d{1,2}))? \* \* \* \*$/.exec(cron) ?? ["", "0"];
  const minutes = Number(step);
  if (minutes >= 1 && minutes < 60) return minutes;
  throw new Refusal(400, { error: `The stand-in knows no such cron: ${cron}` });
}
