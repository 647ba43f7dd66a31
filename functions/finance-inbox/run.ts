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
  title: "Handle portal events",
  description: "Handles what the finance portal has sent: notifies sellers and opens seller " +
    "reviews. One that fails is tried again at the next run.",
  ...bySchedule("/finance-inbox/run"),
  response: { status: 200, schema: z.object({ done: z.int(), failed: z.int(), stopped }) },
  reasons: ["schedule_only"],
  handler: async ({ deps }) => ok(await drainInbox(deps, deps.payoutTerms)),
});
