import * as z from "zod";
import { chargebackFields } from "./chargeback.ts";
import { jsonObject } from "./json.ts";
import { rupiah } from "./money.ts";
import { ORDER_STATUSES, orderActor } from "./order.ts";
import { wireTime } from "./time.ts";

const orderState = <Status extends string>(status: Status) =>
  z.object({
    order_id: z.uuid(),
    reference: z.string().meta({ description: "As users see it: ORD-YYMMDD-XXXXXX" }),
    status: z.literal(status),
    bundle_id: z.uuid().nullable().meta({
      description: "The same in all orders of a bundle, which have one invoice and one parcel",
    }),
    listing_id: z.uuid(),
    buyer_id: z.uuid(),
    seller_id: z.uuid(),
    item_price: rupiah.meta({ description: "Paid to the seller, less the commission" }),
    shipping_fee: rupiah,
    buyer_protection_fee: rupiah,
    voucher_discount: rupiah.meta({ description: "Paid by the marketplace instead of the buyer" }),
    commission: rupiah,
    total: rupiah.meta({ description: "What the buyer pays" }),
    wallet_amount: rupiah.meta({ description: "The part of `total` that the buyer's wallet pays" }),
    refunded_amount: rupiah.nullable().meta({
      description: "What the buyer has got back up to this event, null if nothing; in " +
        "`order.clawed_back` and `order.shipping_refunded` only what this event adds. A payment " +
        "that came too late and went back has no event",
    }),
    settled_amount: rupiah.optional().meta({
      description: "By a settlement or a split: the buyer's part of the item price, or above it",
    }),
    actor: orderActor.meta({ description: "Who changed the status" }),
  });

const boostPurchased = z.object({
  boost_id: z.uuid(),
  reference: z.string(),
  seller_id: z.uuid(),
  listing_id: z.uuid(),
  package: z.string(),
  amount: rupiah.meta({ description: "What the seller paid" }),
  starts_at: wireTime,
  ends_at: wireTime,
});

const booksSealed = z.object({
  day: z.iso.date().meta({ description: "The day that is over, in Jakarta" }),
  block: z.int().positive().meta({ description: "Number of the last sealed block" }),
  root: z.string().regex(/^[0-9a-f]{64}$/).meta({
    description:
      "Hash over every row sealed so far; keep it: `npm run verify-books -- --root <day>=<root>`",
  }),
  rows: z.int().positive().meta({ description: "Transfers and audit lines sealed so far" }),
});

/**
 * Prefix of the webhook-id of our messages without an event. Standard Webhooks sign neither path nor direction. So a
 * message of ours that is sent back is recognized by its id or by the fields of its envelope.
 */
export const OWN_MESSAGE = "preloved_";

/** The data of each type of event. */
export const EVENTS: Readonly<Record<string, z.ZodObject>> = {
  ...Object.fromEntries(
    ORDER_STATUSES.map((status) => [`order.${status.toLowerCase()}`, orderState(status)]),
  ),
  "order.clawed_back": orderState("COMPLETED"),
  "order.shipping_refunded": orderState("COMPLETED"),
  "boost.purchased": boostPurchased,
  "books.sealed": booksSealed,
  ...Object.fromEntries(
    ["announced", "taken", "decided", "recovered", "returned", "withdrawn"].map(
      (what) => [`chargeback.${what}`, chargebackFields],
    ),
  ),
};

export const envelope = z.object({
  id: z.uuid().meta({ description: "The same in each repeat; deduplicate by it" }),
  seq: z.int().positive().meta({ description: "Without gaps over all events" }),
  type: z.string().meta({ example: "order.completed" }),
  schema_version: z.literal(1).meta({
    description: "Rises when a field changes its meaning, not when a field is added",
  }),
  aggregate: z.object({
    type: z.enum(["order", "boost", "books", "chargeback"]),
    id: z.uuid(),
    version: z.int().positive().meta({
      description: "Without gaps from 1; delivered in this order",
    }),
  }),
  occurred_at: wireTime,
  data: jsonObject.meta({ description: "The fields of this type" }),
}).meta({ id: "FinanceEvent" });

export type FinanceEvent = z.output<typeof envelope>;
