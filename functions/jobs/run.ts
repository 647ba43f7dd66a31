/** The schedule's tick: does every job that is due. */
import * as z from "zod";
import { Refusal } from "../../shared/errors.ts";
import { encode, equal } from "../../shared/http/auth.ts";
import { signed } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { runJobs } from "../../shared/work/run.ts";
import { endpoint } from "./deps.ts";
import { handlers } from "./handlers.ts";

export const run = endpoint({
  id: "jobs_run",
  method: "POST",
  path: "/jobs/run",
  auth: signed("the project's secret key"),
  summary: "Run the background jobs that are due; for the schedule.",
  response: { status: 200, schema: z.object({ done: z.int(), failed: z.int() }) },
  refusals: ["UNAUTHORIZED"],
  verify: (request, _rawBody, deps) => {
    const given = encode(
      /^Bearer (.+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "",
    );
    if (!deps.secretKeys.some((key) => equal(encode(key), given))) {
      throw new Refusal("UNAUTHORIZED", "Only the schedule runs jobs.");
    }
  },
  handler: async ({ deps }) => ok(await runJobs(deps, handlers)),
});
