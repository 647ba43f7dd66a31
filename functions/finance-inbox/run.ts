import * as z from "zod";
import { signed } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { drainInbox } from "./drain.ts";
import { endpoint } from "./deps.ts";

export const run = endpoint({
  id: "finance_inbox_run",
  method: "POST",
  path: "/finance-inbox/run",
  auth: signed("QStash, or the project's secret key"),
  summary: "Handle waiting events from the finance portal (called by the schedule).",
  response: { status: 200, schema: z.object({ done: z.int(), failed: z.int() }) },
  errors: ["UNAUTHORIZED"],
  verify: (request, rawBody, deps) => deps.verifySchedule(request, rawBody, "/finance-inbox/run"),
  handler: async ({ deps }) => ok(await drainInbox(deps, deps.payoutTerms)),
});
