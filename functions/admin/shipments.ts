import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { orderKey, orderStatus } from "../../shared/domain/order.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longPageOf, page, span } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

const DIRECTIONS = ["outbound", "return"] as const;

const line = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  order_reference: z.string(),
  order_status: orderStatus,
  direction: z.enum(DIRECTIONS),
  courier_code: z.string(),
  courier_service_code: z.string(),
  shipper_order_id: z.string().nullable(),
  tracking_number: z.string().nullable(),
  status: z.string().meta({ description: "Status as the carrier names it" }),
  charged: rupiah.nullable().meta({ description: "Rupiah charged to the buyer or seller" }),
  price: rupiah.nullable().meta({ description: "Current price of the courier" }),
  label_url: z.string().nullable(),
  scanned_at: wireTime.nullable(),
  delivered_at: wireTime.nullable(),
  cancelled_at: wireTime.nullable(),
  created_at: wireTime,
  updated_at: wireTime,
}).meta({ id: "ShipmentLine" });

export const shipments = endpoint({
  id: "admin_shipments",
  method: "GET",
  path: "/admin/shipments",
  auth: staff("ops_admin"),
  summary: "List outbound and return shipments, newest first.",
  request: {
    query: z.object({
      status: z.string().max(40).optional(),
      direction: z.enum(DIRECTIONS).optional(),
      courier_code: z.string().max(40).optional(),
      tracking_number: z.string().max(100).optional(),
      order: orderKey.optional(),
      ...span,
      ...page(),
    }),
  },
  response: { status: 200, schema: longPageOf(line) },
  handler: async ({ query: { limit, offset, ...filters }, client }) =>
    ok(await client.call("api.admin_shipments", { filters, limit, offset })),
});
