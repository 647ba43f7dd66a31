import * as z from "zod";
import { signed } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { runJobs } from "./runner.ts";
import { endpoint } from "./deps.ts";
import { handlers } from "./handlers.ts";

export const run = endpoint({
  id: "jobs_run",
  method: "POST",
  path: "/jobs/run",
  auth: signed("QStash, or the project's secret key"),
  summary: "Run the background jobs that are due (called by the schedule).",
  response: { status: 200, schema: z.object({ done: z.int(), failed: z.int() }) },
  errors: ["UNAUTHORIZED"],
  verify: (request, rawBody, deps) => deps.verifySchedule(request, rawBody, "/jobs/run"),
  handler: async ({ deps }) => {
    const tally = await runJobs(deps, handlers);
    await deps.db.service.call("internal.close_solved_cases", {});
    return ok(tally);
  },
});
