/** Upstash QStash: one schedule a minute (its finest), which orders the four quarters of that minute. */
import type { Config } from "../../../shared/config.ts";
import { MINUTE, QUARTERS, SCHEDULED } from "./ticks.ts";
import type { ScheduleTrigger } from "./ticks.ts";

/** Under this name a schedule that is registered again replaces itself. */
const SCHEDULE_ID = "preloved-minute";
const TIMEOUT_SECONDS = 60;

/** Undefined where no token is configured: then something else scheduled runs. */
export function createQstash(
  { SUPABASE_URL, QSTASH_URL, QSTASH_TOKEN }: Config<"qstash">["qstash"],
): ScheduleTrigger | undefined {
  if (!QSTASH_TOKEN) return undefined;
  const load = async () => {
    const { Client } = await import("@upstash/qstash");
    return new Client({
      baseUrl: QSTASH_URL,
      token: QSTASH_TOKEN,
      enableTelemetry: false,
      devMode: false,
    });
  };
  const addressOf = (path: string) => `${SUPABASE_URL}/functions/v1${path}`;
  return {
    register: async () => {
      await (await load()).schedules.create({
        scheduleId: SCHEDULE_ID,
        destination: addressOf(MINUTE),
        cron: "* * * * *",
        retries: 1,
        timeout: TIMEOUT_SECONDS,
      });
    },
    // A scheduled run that fails is not repeated: the next one does its work.
    order: async (name) => {
      await (await load()).batch(
        QUARTERS.flatMap((delay) =>
          SCHEDULED.map((path) => ({
            url: addressOf(path),
            delay,
            retries: 0,
            timeout: TIMEOUT_SECONDS,
            deduplicationId: `${name}.${path.split("/")[1]}.${delay}`,
          }))
        ),
      );
    },
  };
}
