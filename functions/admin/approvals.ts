import * as z from "zod";
import { approval, approvalKind, approvalStatus } from "./schemas/approval.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { flag } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

export const approvals = staffList({
  id: "admin_approvals",
  path: "/admin/approvals",
  title: "List the proposals",
  description: "Proposals that another person with the same right must approve; by default the " +
    "pending ones. Follow `next_cursor` to read on; 400 for a cursor with an offset. Next: " +
    "read one, approve or reject it.",
  auth: staff("ops_admin", "administrator"),
  filters: {
    status: z.enum([...approvalStatus.options, "all"]).default("pending").meta({
      description: "Only with this status",
    }),
    kind: approvalKind.optional().meta({ description: "Only proposals of this kind" }),
    mine: flag.optional().meta({ description: "`true`: only your own proposals" }),
  },
  item: approval,
});
