import * as z from "zod";
import { proposal } from "../../shared/domain/proposal.ts";
import { uuid } from "../../shared/domain/id.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { accepted } from "../../shared/http/reply.ts";

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
  auth: staff("superadmin"),
  summary: "Propose to adjust a wallet, once per X-Request-Id.",
  request: { body },
  response: { status: 202, schema: proposal },
  errors: ["NOT_FOUND"],
  dryRun: true,
  needsReason: true,
  handler: async ({ body, client, audit }) =>
    accepted(await client.call("api.admin_adjustments", { ...body, audit })),
});
