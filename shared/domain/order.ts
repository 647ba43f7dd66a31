import * as z from "zod";
import { rupiah } from "./money.ts";
import { optionalText } from "./text.ts";
import { wireTime } from "./time.ts";

export const ORDER_STATUSES = [
  "AWAITING_PAYMENT",
  "READY_TO_SHIP",
  "SHIPPED",
  "DELIVERED",
  "RETURN_REQUESTED",
  "RETURN_APPROVED",
  "RETURN_RECEIVED",
  "DISPUTED",
  "COMPLETED",
  "REFUNDED",
  "CANCELLED",
  "EXPIRED",
] as const;

export const orderStatus = z.enum(ORDER_STATUSES);

export const orderActor = z.enum(["buyer", "seller", "staff", "provider", "portal", "clock"]);

/** A change of mind is not a reason for a return. */
export const RETURN_REASONS = [
  "not_as_described",
  "damaged",
  "wrong_item",
  "wrong_size",
  "counterfeit",
  "incomplete",
] as const;

/** The body of a return request and of a dispute. */
export const complaint = <Reason extends z.ZodType<string>>(reason: Reason) =>
  z.object({
    reason,
    description: optionalText(2000),
    photos: z.array(z.url({ protocol: /^https?$/ }).max(2000)).max(10).optional(),
  });

/** A path parameter: the UUID or the ORD-YYMMDD-XXXXXX reference. */
export const orderKey = z.string().min(1).max(64)
  .meta({ description: "The order's id or its reference", example: "ORD-261121-7K3M9Q" });

export const payment = z.object({
  invoice_id: z.string().nullable(),
  invoice_url: z.string().nullable(),
  status: z.string(),
  expires_at: wireTime.nullable(),
});

const recipient = z.object({
  recipient_name: z.string(),
  city: z.string(),
  phone: z.string().optional(),
  street: z.string().optional(),
  district: z.string().nullish(),
  province: z.string().optional(),
  postal_code: z.string().optional(),
}).meta({ description: "The seller reads name and city only; the rest is on the label." });

const said = {
  reason: z.string().nullable(),
  description: z.string().nullable(),
  photos: z.array(z.string()),
};

const returned = z.object({
  ...said,
  requested_at: wireTime,
  rejection_reason: z.string().nullable(),
  rejected_at: wireTime.nullable(),
});

export const dispute = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  ...said,
  status: z.enum(["open", "resolved"]),
  resolution: z.enum(["release", "refund"]).nullable(),
  note: z.string().nullable(),
  resolved_by: z.enum(["staff", "portal"]).nullable(),
  opened_at: wireTime,
  resolved_at: wireTime.nullable(),
}).meta({ id: "Dispute" });

export const order = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: orderStatus,
  listing_id: z.uuid(),
  listing_title: z.string(),
  listing_photo_url: z.string(),
  weight_grams: z.int(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  item_price: rupiah,
  shipping_fee: rupiah,
  buyer_protection_fee: rupiah,
  voucher_discount: rupiah,
  total: rupiah,
  courier_code: z.string(),
  courier_service_code: z.string(),
  shipping_details: z.object({
    courier_code: z.string(),
    courier_service_code: z.string(),
    shipper_order_id: z.string().nullable(),
  }),
  tracking_number: z.string().nullable(),
  label_url: z.string().nullable(),
  recipient,
  payment: payment.nullable(),
  deadlines: z.array(z.object({ to: orderStatus, at: wireTime })),
  return: returned.nullable(),
  dispute: dispute.nullable(),
  refunded_amount: rupiah.nullable(),
  refunded_at: wireTime.nullable(),
  paid_at: wireTime.nullable(),
  shipped_at: wireTime.nullable(),
  delivered_at: wireTime.nullable(),
  completed_at: wireTime.nullable(),
  created_at: wireTime,
  updated_at: wireTime,
}).meta({ id: "Order" });
