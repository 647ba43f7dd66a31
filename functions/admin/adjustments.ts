import * as z from "zod";
import { proposal } from "../../shared/domain/proposal.ts";
import { uuid } from "../../shared/domain/id.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const MAX_AMOUNT = 100_000_000;

const body = z.object({
  user_id: uuid,
  amount: z.int().min(-MAX_AMOUNT).max(MAX_AMOUNT).refine(
    (amount) => amount !== 0,
    "must not be zero",
  ).meta({
    description: "Rupiah: positive adds to the wallet, negative takes from it, never below zero",
    example: 25_000,
  }),
});

export const adjustments = endpoint({
  id: "admin_adjustments",
  method: "POST",
  path: "/admin/adjustments",
  title: "Adjust a wallet",
  description: "Proposes to add to a wallet or take from it, once per `X-Request-Id`: repeat " +
    "with it after a lost response. Another superadmin approves it. 409 when that id was used " +
    "for another adjustment, or the balance is too low.",
  auth: staff("superadmin"),
  request: { body },
  response: { status: 202, schema: proposal },
  reasons: [
    "adjustment_repeated",
    "insufficient_balance",
    "owner_deleted",
    "self_decision",
    "user_not_found",
  ],
  dryRun: true,
  needsReason: true,
  handler: ({ body, client, audit }) => client.call("api.admin_adjustments", { ...body, audit }),
});
