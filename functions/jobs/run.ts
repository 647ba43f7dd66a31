import * as z from "zod";
import { continueChain, linkOf } from "../../shared/http/chain.ts";
import { stopped } from "../../shared/domain/run.ts";
import { bySchedule } from "../../shared/http/schedule.ts";
import { keepBooks } from "./books.ts";
import { runJobs } from "./runner.ts";
import { endpoint } from "./deps.ts";
import type { JobsDeps } from "./deps.ts";
import { kinds } from "./kinds.ts";

const PATH = "/jobs/run";
const LISTINGS_PER_JOB = 1000;

export const run = endpoint({
  id: "jobs_run",
  method: "POST",
  path: PATH,
  title: "Run due jobs",
  description: "Runs the background work that is due; the schedule calls it every 15 seconds. " +
    "Two runs at once share the work.",
  ...bySchedule(PATH),
  response: { status: 200, schema: z.object({ done: z.int(), failed: z.int(), stopped }) },
  reasons: ["schedule_only"],
  handler: async ({ deps, request }) => {
    const tally = linkOf(request) === null ? await runScheduled(deps) : await runJobs(deps, kinds);
    await continueChain(deps, {
      path: PATH,
      request,
      did: tally.done + tally.failed,
      stopped: tally.stopped,
    });
    return tally;
  },
});

/** This work runs with the calls of the schedule and the triggers, not with the links of their chains. */
async function runScheduled(deps: JobsDeps) {
  await deps.recordFeatures();
  await deps.db.service.call("internal.enqueue_search_alerts", { batch: LISTINGS_PER_JOB });
  const tally = await runJobs(deps, kinds);
  await deps.db.service.call("internal.close_solved_cases", {});
  await keepBooks(deps);
  return tally;
}
