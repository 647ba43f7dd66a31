import * as z from "zod";
import { continueChain } from "../../shared/http/chain.ts";
import type { CallLink } from "../../shared/http/chain.ts";
import { stopped } from "../../shared/domain/run.ts";
import { Off } from "../../shared/features.ts";
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { bySchedule } from "../../shared/http/schedule.ts";
import type { VerifySchedule } from "../../shared/http/schedule.ts";
import type { FinancePortal } from "../../shared/providers/portal.ts";
import { drainOutbox } from "./drain.ts";
import type { Drained } from "./drain.ts";

interface OutboxDeps extends Deps {
  portal: FinancePortal | Off;
  verifySchedule: VerifySchedule;
  callLink: CallLink;
}

const drained = z.object({
  delivered: z.int(),
  refused: z.int(),
  unanswered: z.int(),
  unsent: z.int().meta({ description: "Not sent because the portal did not answer a ping" }),
  portal_answers: z.boolean(),
  stopped,
});

/** Without a portal, events wait. */
const NOTHING: Drained = {
  delivered: 0,
  refused: 0,
  unanswered: 0,
  unsent: 0,
  portal_answers: false,
  stopped: false,
};

const PATH = "/finance-outbox/run";

export const run = endpointFor<OutboxDeps>()({
  id: "finance_outbox_run",
  method: "POST",
  path: PATH,
  title: "Deliver events",
  description:
    "Sends waiting events to the finance portal, those of one order in their order, up " +
    "to five attempts each. Dead ones show in `GET /admin/reliability`.",
  ...bySchedule(PATH),
  response: { status: 200, schema: drained },
  reasons: ["schedule_only"],
  handler: async ({ deps, request }) => {
    const { portal } = deps;
    const drained = portal instanceof Off ? NOTHING : await drainOutbox({ ...deps, portal });
    const { delivered, refused, unanswered, unsent, stopped } = drained;
    const did = delivered + refused + unanswered + unsent;
    await continueChain(deps, { path: PATH, request, did, stopped });
    return drained;
  },
});
