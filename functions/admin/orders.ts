import * as z from "zod";
import { orderKey, userKey } from "../../shared/domain/id.ts";
import { rupiah } from "../../shared/domain/money.ts";
import { orderStatus } from "../../shared/domain/order.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { flag, span } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

const line = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: orderStatus,
  listing_id: z.uuid(),
  listing_title: z.string(),
  buyer_id: z.uuid(),
  buyer_username: z.string(),
  seller_id: z.uuid(),
  seller_username: z.string(),
  item_price: rupiah,
  shipping_fee: rupiah,
  buyer_protection_fee: rupiah,
  voucher_discount: rupiah,
  total: rupiah,
  refunded_amount: rupiah.nullable(),
  payment_status: z.string().nullable(),
  courier_code: z.string(),
  tracking_number: z.string().nullable(),
  stuck: z.array(z.string()).meta({
    description: "Why the order is stuck: case:<kind>, overdue:<job> or failing:<job>",
  }),
  paid_at: wireTime.nullable(),
  completed_at: wireTime.nullable(),
  created_at: wireTime,
  updated_at: wireTime,
}).meta({
  id: "OrderLine",
  example: {
    status: "READY_TO_SHIP",
    shipping_fee: 9_000,
    buyer_protection_fee: 8_000,
    voucher_discount: 0,
    total: 257_000,
    refunded_amount: null,
    payment_status: "PAID",
    stuck: [],
    completed_at: null,
  },
});

const amount = z.string().regex(/^\d{1,15}$/, "must be whole rupiah").optional();

export const orders = staffList({
  id: "admin_orders",
  path: "/admin/orders",
  title: "List orders",
  description: "Newest first, with the reasons why an order is stuck. Next: `GET " +
    "/admin/orders/{id}/explain`.",
  auth: staff("ops_admin", "administrator"),
  filters: {
    status: orderStatus.optional().meta({ description: "Only with this status" }),
    order: orderKey.optional(),
    reference: z.string().max(64).optional().meta({
      description: "Its reference, tracking number, or a provider's id of its parcel or invoice",
    }),
    user_id: userKey.optional().meta({
      description: "Only orders of this user, as buyer or seller, by id or username",
    }),
    buyer_id: userKey.optional().meta({
      description: "Only those of this buyer, by id or username",
    }),
    seller_id: userKey.optional().meta({
      description: "Only those of this seller, by id or username",
    }),
    min_total: amount.meta({ description: "Only orders of at least this total, in rupiah" }),
    max_total: amount.meta({ description: "Only orders of at most this total, in rupiah" }),
    stuck: flag.optional().meta({
      description: "`true`: only orders that do not move, with the reasons",
    }),
    ...span,
  },
  item: line,
});
