import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { dispute, settlement } from "../../shared/domain/dispute.ts";
import { orderKey, userKey } from "../../shared/domain/id.ts";
import { order, orderStatus } from "../../shared/domain/order.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { sortByTime, span, statusOf } from "../../shared/http/pagination.ts";
import { claim } from "./schemas/claim.ts";
import { staffList } from "./staff_list.ts";

const caseOfOrder = dispute.extend({
  age_hours: z.int().meta({ description: "Hours since it was opened, or until it was resolved" }),
  order_reference: z.string(),
  order_status: orderStatus,
  ...claim,
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  item_price: rupiah,
  total: rupiah,
  return: order.shape.return.meta({
    description: "The return request that preceded the dispute; null without one",
  }),
  settlements: z.array(
    settlement.extend({ status: z.enum(["open", "replaced", "lapsed", "accepted"]) }),
  ).meta({ description: "All settlement offers, the oldest first" }),
}).meta({ id: "DisputeCase", example: { claimed_by_username: null, claimed_at: null } });

export const disputes = staffList({
  id: "admin_disputes",
  path: "/admin/disputes",
  title: "List disputes",
  description: "The open ones by default, newest first, with the other party's `answer` or the " +
    "time it is due, the return request before it and every offer of settlement. Next: `POST " +
    "/admin/disputes/{id}/resolve`.",
  auth: staff("ops_admin"),
  filters: {
    status: statusOf("resolved"),
    order: orderKey.optional(),
    user_id: userKey.optional().meta({
      description: "Only of this user's orders, on either side, by id or username",
    }),
    older_than_hours: z.string().regex(/^\d{1,5}$/, "must be a whole number").optional().meta({
      description: "Only disputes opened at least so many hours ago",
    }),
    sort: sortByTime,
    ...span,
  },
  item: caseOfOrder,
});
