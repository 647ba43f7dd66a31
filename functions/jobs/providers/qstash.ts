// QStash's shortest interval is a minute, so its schedule calls /jobs/minute, which publishes the
// runs of that minute.
import { externalUrl } from "../../../shared/config.ts";
import type { Settings } from "../../../shared/config.ts";
import { MINUTE, QUARTERS, SCHEDULED } from "./schedule.ts";
import type { ScheduleTrigger } from "./schedule.ts";

/** A fixed id: registering again replaces the schedule. */
const SCHEDULE_ID = "preloved-minute";
const TIMEOUT_SECONDS = 60;

/** Undefined without a token: then something else (pg_cron) calls the scheduled functions. */
export function createQstash(
  { QSTASH_URL, QSTASH_TOKEN, ...project }: Settings<"qstash">,
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
  const urlOf = (path: string) => `${externalUrl(project)}/functions/v1${path}`;
  return {
    register: async () => {
      await (await load()).schedules.create({
        scheduleId: SCHEDULE_ID,
        destination: urlOf(MINUTE),
        cron: "* * * * *",
        retries: 1,
        timeout: TIMEOUT_SECONDS,
      });
    },
    // Without retries: the next run does the work of a failed one.
    order: async (name) => {
      await (await load()).batch(
        QUARTERS.flatMap((delay) =>
          SCHEDULED.map((path) => ({
            url: urlOf(path),
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
