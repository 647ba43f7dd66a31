import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { listing } from "../../shared/domain/listing.ts";
import { offer } from "../../shared/domain/offer.ts";
import { orderKey } from "../../shared/domain/id.ts";
import { orderActor, orderStatus } from "../../shared/domain/order.ts";
import { auditLine, staffCase } from "./schemas/staff.ts";
import { tradingRecord } from "./schemas/user.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { ledgerTransfer } from "./schemas/transfer.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const transition = z.object({
  version: z.int(),
  from: orderStatus.nullable(),
  to: orderStatus,
  actor: orderActor,
  actor_id: z.uuid().nullable(),
  actor_username: z.string().nullable(),
  reason: z.string().nullable(),
  at: wireTime,
}).meta({
  example: {
    from: "AWAITING_PAYMENT",
    to: "READY_TO_SHIP",
    actor: "provider",
    actor_id: null,
    actor_username: null,
    reason: null,
  },
});

const providerCall = z.object({
  company: z.enum(["payment", "shipping"]),
  direction: z.enum(["asked", "told"]).meta({
    description: "asked: our request to the provider. told: a callback of the provider.",
  }),
  what: z.string().meta({ example: "invoice" }),
  reference: z.string().nullable(),
  outcome: z.string().meta({ example: "created" }),
  attempts: z.int().nullable(),
  error: z.string().nullable().meta({ description: "The last error" }),
  at: wireTime,
  next_try: wireTime.nullable().meta({ description: "Null unless it waits" }),
});

const delivery = z.object({
  id: z.uuid(),
  seq: z.int().nullable(),
  type: z.string().meta({ example: "order.ready_to_ship" }),
  version: z.int(),
  posts: z.int(),
  delivered_at: wireTime.nullable(),
  dead_at: wireTime.nullable(),
  error: z.string().nullable(),
  at: wireTime,
}).meta({ description: "An event for the finance portal" });

const notification = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  to: z.enum(["buyer", "seller"]),
  kind: z.string().meta({ example: "order.ready_to_ship" }),
  read_at: wireTime.nullable(),
  email: z.string().nullable().meta({
    description: "Status of its e-mail; null without one",
    example: "delivered",
  }),
  email_problem: z.string().nullable().meta({ example: null }),
  devices: z.int().meta({ description: "Number of devices it was pushed to" }),
  at: wireTime,
});

const step = z.object({
  to: orderStatus,
  by: orderActor,
  at: wireTime.nullable().meta({ description: "Time of the automatic transition" }),
  objection: z.string().nullable().meta({
    description: "The reason why it is not possible now; null without one",
    example: null,
  }),
});

const head = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: orderStatus,
  listing_id: z.uuid(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  item_price: rupiah,
  shipping_fee: rupiah,
  buyer_protection_fee: rupiah,
  voucher_discount: rupiah,
  commission: rupiah,
  total: rupiah,
  refunded_amount: rupiah.nullable(),
  courier_code: z.string(),
  tracking_number: z.string().nullable(),
  created_at: wireTime,
}).meta({
  example: {
    status: "READY_TO_SHIP",
    shipping_fee: 9_000,
    buyer_protection_fee: 8_000,
    voucher_discount: 0,
    commission: 0,
    total: 257_000,
    refunded_amount: null,
  },
});

const bundled = z.object({
  id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  status: orderStatus,
  total: rupiah,
});

const item = listing.pick({
  title: true,
  description: true,
  photos: true,
  condition: true,
  brand: true,
  size: true,
}).meta({ description: "As it was sold; its price is the order's `item_price`" });

export const ordersExplain = endpoint({
  id: "admin_orders_explain",
  method: "GET",
  path: "/admin/orders/:id/explain",
  title: "Explain an order",
  description:
    "One order in full: its item, people, steps, ledger, calls to providers, notifications and " +
    "cases, and which steps are possible next.",
  auth: staff("ops_admin", "administrator"),
  request: { params: { id: orderKey } },
  response: {
    status: 200,
    schema: z.object({
      order: head,
      bundle: z.array(bundled).meta({
        description: "The other orders of its invoice and parcel; the one with the invoice first",
      }),
      item,
      buyer: tradingRecord,
      seller: tradingRecord,
      offer: offer.nullable().meta({ description: "The offer that its price comes from" }),
      other_offers: z.array(offer).meta({
        description: "The twenty newest others for its listing, newest first; none for a bidder",
      }),
      transitions: z.array(transition),
      ledger: z.array(ledgerTransfer),
      provider_calls: z.array(providerCall),
      deliveries: z.array(delivery),
      notifications: z.array(notification),
      admin_actions: z.array(auditLine),
      cases: z.array(staffCase),
      stuck: z.array(z.string()),
      next: z.array(step),
    }).meta({ id: "OrderExplained", example: { offer: null, cases: [], stuck: [] } }),
  },
  reasons: ["order_not_found"],
  handler: ({ params, client }) => client.call("api.admin_orders_explain", { order: params.id }),
});
