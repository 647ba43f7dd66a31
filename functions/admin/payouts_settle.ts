import * as z from "zod";
import { staff } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";
import { factsOfPayout } from "./payout_facts.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { payoutId } from "./schemas/payout.ts";

const body = z.object({
  provider_payout_id: z.string().min(1).max(100).optional().meta({
    description: "Id of the payout link at the provider, whose status is fetched and applied. " +
      "Without it the held money returns to the wallet: only if the provider has no such link.",
  }),
});

export const payoutsSettle = endpoint({
  id: "admin_payouts_settle",
  method: "POST",
  path: "/admin/payouts/:id/settle",
  title: "Resolve a payout",
  description: "Proposes to resolve a withdrawal whose link is unknown, as the provider answers; " +
    "give the link's id if you know it. Applied once another administrator approves. 503 while " +
    "the provider is down.",
  auth: staff("administrator"),
  request: { params: { id: payoutId }, body },
  response: { status: 202, schema: proposal },
  reasons: [
    "payment_provider_unavailable",
    "payout_link_known",
    "payout_link_not_found",
    "payout_link_pending",
    "self_decision",
    "withdrawal_changing",
    "withdrawal_not_found",
  ],
  needsReason: true,
  handler: async ({ params: { id }, body, client, deps, audit }) => {
    const link_id = body.provider_payout_id ?? null;
    const facts = await factsOfPayout(deps, id, link_id);
    return await client.call("api.admin_payouts_settle", { id, link_id, facts, audit });
  },
});
