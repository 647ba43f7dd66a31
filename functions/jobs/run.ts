import * as z from "zod";
import { stopped } from "../../shared/domain/run.ts";
import { ok } from "../../shared/http/reply.ts";
import { bySchedule } from "../../shared/http/schedule.ts";
import { runJobs } from "./runner.ts";
import { endpoint } from "./deps.ts";
import { kinds } from "./kinds.ts";
import { sealBooks } from "./seal_books.ts";

const LISTINGS_PER_JOB = 1000;

export const run = endpoint({
  id: "jobs_run",
  method: "POST",
  path: "/jobs/run",
  title: "Run due jobs",
  description: "Runs the background work that is due; the schedule calls it every 15 seconds. " +
    "Two runs at once share the work.",
  ...bySchedule("/jobs/run"),
  response: { status: 200, schema: z.object({ done: z.int(), failed: z.int(), stopped }) },
  reasons: ["schedule_only"],
  handler: async ({ deps }) => {
    await deps.recordFeatures();
    await deps.db.service.call("internal.enqueue_search_alerts", { batch: LISTINGS_PER_JOB });
    const tally = await runJobs(deps, kinds);
    await deps.db.service.call("internal.close_solved_cases", {});
    await sealBooks(deps);
    return ok(tally);
  },
});
