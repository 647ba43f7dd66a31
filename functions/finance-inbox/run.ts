import * as z from "zod";
import { stopped } from "../../shared/domain/run.ts";
import { ok } from "../../shared/http/reply.ts";
import { bySchedule } from "../../shared/http/schedule.ts";
import { drainInbox } from "./drain.ts";
import { endpoint } from "./deps.ts";

export const run = endpoint({
  id: "finance_inbox_run",
  method: "POST",
  path: "/finance-inbox/run",
  ...bySchedule("/finance-inbox/run"),
  summary: "Handle waiting events from the finance portal (called by the schedule).",
  response: { status: 200, schema: z.object({ done: z.int(), failed: z.int(), stopped }) },
  errors: ["UNAUTHORIZED"],
  handler: async ({ deps }) => ok(await drainInbox(deps, deps.payoutTerms)),
});
