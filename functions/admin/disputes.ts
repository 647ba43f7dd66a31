/** Staff see which buyers wait for a decision, and what was decided before. */
import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { dispute, orderStatus } from "../../shared/domain/order.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

const caseOfOrder = dispute.extend({
  order_reference: z.string(),
  order_status: orderStatus,
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  item_price: rupiah,
  total: rupiah,
}).meta({ id: "DisputeCase" });

export const disputes = endpoint({
  id: "admin_disputes",
  method: "GET",
  path: "/admin/disputes",
  auth: staff("ops_admin"),
  summary: "List disputes, newest first; open ones unless told otherwise.",
  request: {
    query: z.object({ status: z.enum(["open", "resolved", "all"]).default("open"), ...page() }),
  },
  response: { status: 200, schema: pageOf(caseOfOrder) },
  handler: async ({ query, door }) => ok(await door.call("admin_disputes", query)),
});
