import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { rupiah } from "../../shared/domain/money.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";

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
  summary: "Adjust a wallet, once per X-Request-Id.",
  request: { body },
  response: {
    status: 201,
    schema: z.object({ user_id: z.uuid(), amount: rupiah, balance: rupiah }),
  },
  errors: ["NOT_FOUND"],
  dryRun: true,
  needsReason: true,
  enqueuesJobs: true,
  handler: async ({ body, client, audit }) =>
    created(await client.call("api.admin_adjustments", { ...body, audit })),
});
