import * as z from "zod";
import { requiredText } from "../../shared/domain/text.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";
import { factsOfPayout } from "./payout_facts.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { payoutId } from "./schemas/payout.ts";

const body = z.object({
  outcome: z.enum(["paid", "not_paid"]),
  evidence: requiredText(2000).meta({
    description: "What proves it, such as the provider's written answer or a bank statement",
    example: "Ticket 4711: the bank confirms the transfer of 21 November.",
  }),
});

export const payoutsDecide = endpoint({
  id: "admin_payouts_decide",
  method: "POST",
  path: "/admin/payouts/:id/decide",
  title: "Decide a payout",
  description: "Where the provider contradicts itself or has forgotten the link: proposes, with " +
    "evidence, whether the payout was paid. Another superadmin approves. 409 while the " +
    "provider's link and list agree.",
  auth: staff("superadmin"),
  request: { params: { id: payoutId }, body },
  response: { status: 202, schema: proposal },
  reasons: [
    "correction_too_early",
    "payment_provider_unavailable",
    "payout_link_agrees",
    "payout_link_open",
    "self_decision",
    "withdrawal_changing",
    "withdrawal_not_found",
  ],
  needsReason: true,
  handler: async ({ params: { id }, body, client, deps, audit }) => {
    const facts = await factsOfPayout(deps, id, "known");
    return await client.call("api.admin_payouts_decide", { id, ...body, facts, audit });
  },
});
