import * as z from "zod";
import { Refusal } from "../../shared/errors.ts";
import { signed } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { MINUTE, QUARTERS, SCHEDULED } from "./providers/ticks.ts";
import { endpoint } from "./deps.ts";

export const minute = endpoint({
  id: "jobs_minute",
  method: "POST",
  path: MINUTE,
  auth: signed("QStash, or the project's secret key"),
  summary: "Order the ticks of this minute, one every 15 seconds; for the schedule.",
  response: { status: 200, schema: z.object({ ordered: z.int() }) },
  refusals: ["UNAUTHORIZED", "UNAVAILABLE"],
  verify: (request, rawBody, deps) => deps.verifyTick(request, rawBody, MINUTE),
  handler: async ({ request, requestId, deps: { ticks } }) => {
    if (!ticks) throw new Refusal("UNAVAILABLE", "No QStash token is configured.");
    // A tick that is delivered twice has the same id, and orders once.
    await ticks.order(request.headers.get("Upstash-Message-Id") ?? requestId)
      .catch(unavailable("QStash takes no orders right now; the next minute tries again."));
    return ok({ ordered: QUARTERS.length * SCHEDULED.length });
  },
});
