import * as z from "zod";
import { accountStatus, userId } from "../../shared/domain/profile.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const accounts = endpoint({
  id: "admin_accounts",
  method: "PUT",
  path: "/admin/accounts/:userId",
  title: "Change an account's status",
  description: "Suspends, bans or reinstates a user, who is told the reason. A ban ends their " +
    "streams, blocks payouts for a time and opens a case for each open order. 202 when it would " +
    "end a payout block that you set, or that holds more than one person decides alone.",
  auth: staff("ops_admin"),
  dryRun: true,
  needsReason: true,
  request: {
    params: { userId },
    body: z.object({
      account_status: accountStatus,
      payouts_blocked_until: z.iso.datetime({ offset: true }).nullable().optional().meta({
        description: "Withdrawals are refused until then, at most 365 days ahead; null lifts it. " +
          "Unless you set it, a ban sets it 90 days ahead and a reinstatement lifts it.",
      }),
    }).meta({ example: { account_status: "suspended" } }),
  },
  response: {
    status: 200,
    schema: z.object({
      id: z.uuid(),
      username: z.string(),
      account_status: accountStatus,
      payouts_blocked_until: wireTime.nullable(),
      open_orders: z.array(z.uuid())
        .meta({ description: "Oldest first; a ban opens a staff case for each" }),
    }),
    accepted: proposal,
  },
  reasons: [
    "block_period_too_long",
    "self_decision",
    "still_superadmin",
    "superadmin_required",
    "user_not_found",
  ],
  enqueuesJobs: true,
  handler: async ({ params: { userId: user_id }, body, audit, client }) => {
    const { account_status, payouts_blocked_until: until } = body;
    const payout_block = until === undefined ? null : { until };
    return await client.call("api.admin_accounts", {
      user_id,
      account_status,
      audit,
      payout_block,
    });
  },
});
