/** What the finance portal is told: one schema per type of event, and the envelope that all of them travel in. */
import * as z from "zod";
import { rupiah } from "./money.ts";
import { ORDER_STATUSES } from "./order.ts";
import { wireTime } from "./time.ts";

const orderState = <Status extends string>(status: Status) =>
  z.object({
    order_id: z.uuid(),
    reference: z.string().meta({ description: "As people know it: ORD-YYMMDD-XXXXXX" }),
    status: z.literal(status),
    listing_id: z.uuid(),
    buyer_id: z.uuid(),
    seller_id: z.uuid(),
    item_price: rupiah.meta({ description: "Goes to the seller, less the commission" }),
    shipping_fee: rupiah,
    buyer_protection_fee: rupiah,
    voucher_discount: rupiah.meta({ description: "Paid by the market instead of the buyer" }),
    commission: rupiah,
    total: rupiah.meta({ description: "What the buyer pays" }),
    actor: z.enum(["buyer", "seller", "staff", "provider", "portal", "clock"])
      .meta({ description: "Who moved the order into this state" }),
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

/** The data of each type of event. */
export const EVENTS: Readonly<Record<string, z.ZodObject>> = {
  ...Object.fromEntries(
    ORDER_STATUSES.map((status) => [`order.${status.toLowerCase()}`, orderState(status)]),
  ),
  "boost.purchased": boostPurchased,
};

export const envelope = z.object({
  id: z.uuid().meta({ description: "The same at every repeat: what to deduplicate by" }),
  seq: z.int().positive().meta({ description: "Gapless over all events" }),
  type: z.string().meta({ example: "order.completed" }),
  schema_version: z.literal(1).meta({
    description: "Rises when a field changes its meaning; fields may be added without",
  }),
  aggregate: z.object({
    type: z.enum(["order", "boost"]),
    id: z.uuid(),
    version: z.int().positive().meta({ description: "Gapless from 1; arrives in this order" }),
  }),
  occurred_at: wireTime,
  data: z.record(z.string(), z.json()).meta({ description: "As the type says" }),
}).meta({ id: "FinanceEvent" });

export type FinanceEvent = z.output<typeof envelope>;
