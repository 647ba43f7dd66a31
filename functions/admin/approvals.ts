import * as z from "zod";
import { approval, approvalKind, approvalStatus } from "./schemas/approval.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longCursorPageOf, staffPage } from "../../shared/http/pagination.ts";

export const approvals = endpoint({
  id: "admin_approvals",
  method: "GET",
  path: "/admin/approvals",
  title: "List the proposals",
  description: "Proposals that another person with the same right must approve; by default the " +
    "pending ones. Follow `next_cursor` to read on; 400 for a cursor with an offset. Next: " +
    "read one, approve or reject it.",
  auth: staff("ops_admin", "administrator"),
  request: {
    query: z.object({
      status: z.enum([...approvalStatus.options, "all"]).default("pending").meta({
        description: "Only with this status",
      }),
      kind: approvalKind.optional().meta({ description: "Only proposals of this kind" }),
      mine: z.enum(["true", "false"]).optional()
        .meta({ description: "`true`: only your own proposals" }),
      ...staffPage(),
    }),
  },
  response: { status: 200, schema: longCursorPageOf(approval) },
  handler: ({ query: { limit, offset, cursor, ...filters }, client }) =>
    client.call("api.admin_approvals", { filters, limit, offset, cursor: cursor ?? null }),
});
