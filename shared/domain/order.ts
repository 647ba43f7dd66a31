/** An order as its parties read it, and the words for where it stands. */
import * as z from "zod";
import { rupiah } from "./money.ts";
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
  paid_at: wireTime.nullable(),
  shipped_at: wireTime.nullable(),
  delivered_at: wireTime.nullable(),
  completed_at: wireTime.nullable(),
  created_at: wireTime,
  updated_at: wireTime,
}).meta({ id: "Order" });
