import * as z from "zod";
import { userId } from "../../shared/domain/profile.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const accountsLiveUnban = endpoint({
  id: "admin_accounts_live_unban",
  method: "PUT",
  path: "/admin/accounts/:userId/live-unban",
  title: "Lift a live ban",
  description: "Lets a user go live again and tells them. 409 when they are not banned.",
  auth: staff("ops_admin"),
  request: { params: { userId } },
  response: {
    status: 200,
    schema: z.object({
      user_id: z.uuid(),
      live_banned: z.boolean(),
      live_banned_at: wireTime.nullable(),
    }),
  },
  reasons: ["not_live_banned", "self_decision", "user_not_found"],
  dryRun: true,
  needsReason: true,
  enqueuesJobs: true,
  handler: ({ params, audit, client }) =>
    client.call("api.admin_accounts_live_unban", { user_id: params.userId, audit }),
});
