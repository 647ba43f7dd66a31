import * as z from "zod";
import { Constants } from "../db/types.ts";
import { dispute, said, settlement } from "./dispute.ts";
import { rupiah } from "./money.ts";
import { optionalText, requiredLine } from "./text.ts";
import { wireTime } from "./time.ts";

/** In the order in which a sale passes them. */
export const ORDER_STATUSES = Constants.public.Enums.order_status;

export const orderStatus = z.enum(ORDER_STATUSES);

export const orderActor = z.enum(Constants.public.Enums.order_actor);

/** A change of mind is not a reason for a return. */
export const RETURN_REASONS = [
  "not_as_described",
  "damaged",
  "wrong_item",
  "wrong_size",
  "counterfeit",
  "incomplete",
] as const;

export const returnReason = z.enum(RETURN_REASONS);
export const disputeReason = requiredLine(200);

/** The body of a return request and of a dispute. */
export const complaint = <Reason extends z.ZodType<string>>(reason: Reason) =>
  z.object({
    reason,
    description: optionalText(2000),
    photos: z.array(z.url({ protocol: /^https?$/ }).max(2000)).max(10).optional(),
  });

/** The body of an answer to a dispute. */
export const evidence = complaint(disputeReason).omit({ reason: true }).refine(
  ({ description, photos = [] }) => Boolean(description) || photos.length > 0,
  "needs a description or photos",
).meta({ example: { description: "Foto sebelum dikirim.", photos: [] } });

/** In upper case, as couriers write it: they ignore case, so another case is the same parcel. */
export const trackingNumber = z.string().trim().regex(
  /^[A-Za-z0-9-]{4,64}$/,
  "must be 4 to 64 letters, digits or dashes",
).toUpperCase();
export const courierCode = z.string().trim().regex(/^[a-z0-9_]{2,30}$/);

/** A status, and for a return request or a dispute the same `reason` as on its own route. */
export const statusChange = z.object({
  status: orderStatus,
  reason: disputeReason.optional(),
}).superRefine(({ status, reason }, context) => {
  const schema = { RETURN_REQUESTED: returnReason, DISPUTED: disputeReason }[status as string];
  for (const { message } of schema?.safeParse(reason).error?.issues ?? []) {
    context.addIssue({ code: "custom", path: ["reason"], message });
  }
});

export const payment = z.object({
  invoice_id: z.string().nullable(),
  invoice_url: z.string().nullable(),
  // A provider may add others: with an enum a client would reject the next one.
  status: z.string().meta({ examples: ["PAID", "PENDING", "SETTLED", "EXPIRED", "FAILED"] }),
  expires_at: wireTime.nullable(),
});

export const recipient = z.object({
  recipient_name: z.string(),
  city: z.string(),
  phone: z.string().optional(),
  street: z.string().optional(),
  district: z.string().nullish(),
  province: z.string().optional(),
  postal_code: z.string().optional(),
});

const ownService = z.string().nullable().meta({
  description: "Null when the seller ships by a courier of their own",
});

const returned = z.object({
  ...said,
  requested_at: wireTime,
  tracking_number: z.string().nullable().meta({
    description: "The number at a courier that the buyer chose; null while our label is used",
  }),
  courier_code: z.string().nullable(),
  rejection_reason: z.string().nullable(),
  rejected_at: wireTime.nullable(),
});

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
  offer_id: z.uuid().nullable().meta({
    description: "The accepted offer that `item_price` comes from; null at the listing's price",
  }),
  bundle_discount: rupiah.meta({
    description:
      "What `item_price` is below the listing's price, because it was bought with others",
  }),
  bundle: z.object({
    id: z.uuid(),
    order_ids: z.array(z.uuid()).meta({ description: "The one with the invoice first" }),
    total: rupiah,
  }).nullable().meta({
    description: "The orders that share one invoice and one parcel; null when bought alone",
  }),
  shipping_fee: rupiah,
  buyer_protection_fee: rupiah,
  voucher_discount: rupiah,
  total: rupiah,
  wallet_amount: rupiah.nullable().meta({
    description: "The part of `total` that the buyer's wallet pays; null for the seller",
  }),
  amount_due: rupiah.nullable().meta({
    description: "The part of `total` that the invoice asks for; null for the seller",
  }),
  courier_code: z.string(),
  courier_service_code: ownService,
  shipping_details: z.object({
    courier_code: z.string(),
    courier_service_code: ownService,
    shipper_order_id: z.string().nullable(),
  }),
  tracking_number: z.string().nullable(),
  label_url: z.string().nullable(),
  recipient: recipient.meta({
    description: "The seller reads more than name and city only in READY_TO_SHIP and SHIPPED; " +
      "staff read an initial and the city, and open the rest",
  }),
  return_address: recipient.meta({
    description: "The buyer reads more than name and city only in RETURN_APPROVED",
  }),
  payment: payment.nullable().meta({
    description: "Null for the seller, and when the wallet pays everything",
  }),
  deadlines: z.array(z.object({ to: orderStatus, at: wireTime })),
  return: returned.nullable(),
  dispute: dispute.nullable(),
  settlement: settlement.nullable().meta({
    description: "The offer that can be accepted now, or the one that ended the order",
  }),
  frozen_at: wireTime.nullable().meta({
    description: "Since when a payment channel wants the payment back: nobody is paid until our " +
      "staff have decided",
  }),
  reviewed_at: wireTime.nullable().meta({
    description: "When the buyer reviewed the seller: no order is reviewed twice",
  }),
  refunded_amount: rupiah.nullable(),
  refunded_at: wireTime.nullable(),
  paid_at: wireTime.nullable(),
  shipped_at: wireTime.nullable(),
  delivered_at: wireTime.nullable(),
  completed_at: wireTime.nullable(),
  created_at: wireTime,
  updated_at: wireTime,
}).meta({
  id: "Order",
  example: {
    status: "READY_TO_SHIP",
    offer_id: null,
    shipping_fee: 9_000,
    buyer_protection_fee: 8_000,
    voucher_discount: 0,
    total: 257_000,
    wallet_amount: 0,
    amount_due: 257_000,
    recipient: { recipient_name: "Rani Kusuma", city: "Jakarta Selatan" },
    return_address: { recipient_name: "Sari Dewi", city: "Bandung" },
    deadlines: [{ to: "CANCELLED", at: "2026-11-28T09:05:12.482913Z" }],
    return: null,
    dispute: null,
    settlement: null,
    frozen_at: null,
    reviewed_at: null,
    refunded_amount: null,
    refunded_at: null,
    shipped_at: null,
    delivered_at: null,
    completed_at: null,
  },
});
