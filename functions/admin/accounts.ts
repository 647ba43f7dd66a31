import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { accountStatus } from "../../shared/domain/profile.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const accounts = endpoint({
  id: "admin_accounts",
  method: "PUT",
  path: "/admin/accounts/:userId",
  auth: staff("ops_admin"),
  dryRun: true,
  needsReason: true,
  summary: "Suspend, ban or reinstate a user, who is notified of the reason.",
  request: {
    params: z.object({ userId: uuid }),
    body: z.object({ account_status: accountStatus })
      .meta({ example: { account_status: "suspended" } }),
  },
  response: {
    status: 200,
    schema: z.object({
      id: z.uuid(),
      username: z.string(),
      account_status: accountStatus,
      open_orders: z.array(z.uuid())
        .meta({ description: "Oldest first; a ban opens a staff case for each" }),
    }),
  },
  enqueuesJobs: true,
  handler: async ({ params, body, audit, client }) =>
    ok(await client.call("api.admin_accounts", { user_id: params.userId, ...body, audit })),
});
