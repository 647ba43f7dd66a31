import * as z from "zod";
import { ApiError } from "../../shared/errors.ts";
import { bySchedule } from "../../shared/http/schedule.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { MINUTE, QUARTERS, SCHEDULED } from "./providers/schedule.ts";
import { endpoint } from "./deps.ts";

export const minute = endpoint({
  id: "jobs_minute",
  method: "POST",
  path: MINUTE,
  title: "Publish a minute's runs",
  description: "Publishes the scheduled runs of this minute, one every 15 seconds. 503 when the " +
    "scheduler's queue cannot be reached.",
  ...bySchedule(MINUTE),
  response: { status: 200, schema: z.object({ ordered: z.int() }) },
  reasons: ["schedule_only", "schedule_unavailable"],
  handler: async ({ request, requestId, deps: { runs } }) => {
    if (!runs) {
      throw new ApiError("schedule_unavailable");
    }
    // QStash repeats a message under the same id, so a repeat publishes nothing.
    await runs.order(request.headers.get("Upstash-Message-Id") ?? requestId)
      .catch(unavailable("schedule_unavailable"));
    return { ordered: QUARTERS.length * SCHEDULED.length };
  },
});
