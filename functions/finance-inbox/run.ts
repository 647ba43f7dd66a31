import * as z from "zod";
import { continueChain } from "../../shared/http/chain.ts";
import type { CallLink } from "../../shared/http/chain.ts";
import { stopped } from "../../shared/domain/run.ts";
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { bySchedule } from "../../shared/http/schedule.ts";
import type { VerifySchedule } from "../../shared/http/schedule.ts";
import { drainInbox } from "./drain.ts";
import type { PayoutTerms } from "./drain.ts";

interface InboxDeps extends Deps {
  verifySchedule: VerifySchedule;
  callLink: CallLink;
  /** Terms of payouts that the portal approves; null if approvals only notify the seller. */
  payoutTerms: PayoutTerms | null;
}

const PATH = "/finance-inbox/run";

export const run = endpointFor<InboxDeps>()({
  id: "finance_inbox_run",
  method: "POST",
  path: PATH,
  title: "Handle portal events",
  description: "Handles what the finance portal has sent: notifies sellers, opens seller " +
    "reviews, and starts approved payouts where these are on. One that fails is tried again later.",
  ...bySchedule(PATH),
  response: { status: 200, schema: z.object({ done: z.int(), failed: z.int(), stopped }) },
  reasons: ["schedule_only"],
  handler: async ({ deps, request }) => {
    const drained = await drainInbox(deps, deps.payoutTerms);
    await continueChain(deps, {
      path: PATH,
      request,
      did: drained.done + drained.failed,
      stopped: drained.stopped,
    });
    return drained;
  },
});
