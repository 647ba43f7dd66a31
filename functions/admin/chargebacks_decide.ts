import * as z from "zod";
import { chargeback } from "../../shared/domain/chargeback.ts";
import { idOf } from "../../shared/domain/id.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const body = z.object({
  outcome: z.enum(["cancel", "buyer", "seller", "claims", "withdraw"]).meta({
    description: "claims: we bear it and the order goes on; cancel: ends an order whose money is " +
      "still in escrow, without a second refund; buyer, seller: takes back what their wallets got " +
      "from an order that has ended; withdraw: an announced one never came",
  }),
  evidence: requiredText(2000).meta({
    description: "What it rests on, such as the provider's ticket; kept in the audit log",
    example: "Dispute mi-dspt-4711: the bank accepts no evidence any more.",
  }),
});

export const chargebacksDecide = endpoint({
  id: "admin_chargebacks_decide",
  method: "POST",
  path: "/admin/chargebacks/:id/decide",
  title: "Decide a chargeback",
  description:
    "Once. Above what one person decides alone every outcome but `seller` is proposed (202). " +
    "`buyer` takes what that wallet still has, `seller` also the seller's, even below zero. 409 " +
    "for another state, 403 about your own order. A won dispute gives everything back.",
  auth: staff("ops_admin"),
  dryRun: true,
  request: {
    params: { id: idOf("The chargeback's id, from `GET /admin/chargebacks`") },
    body,
  },
  response: { status: 200, schema: chargeback, accepted: proposal },
  reasons: [
    "chargeback_not_found",
    "chargeback_outcome_impossible",
    "order_status_forbids",
    "self_decision",
  ],
  needsReason: true,
  enqueuesJobs: true,
  handler: ({ params: { id }, body, client, audit }) =>
    client.call("api.admin_chargebacks_decide", { id, ...body, audit }),
});
