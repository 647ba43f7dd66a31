import * as z from "zod";
import { rupiah } from "./money.ts";
import { wireTime } from "./time.ts";

/** As the finance portal reads it. */
export const chargebackFields = z.object({
  id: z.uuid(),
  reference: z.string().meta({ description: "Of the order or the boost" }),
  order_id: z.uuid().nullable(),
  boost_id: z.uuid().nullable(),
  dispute_id: z.string().nullable().meta({ description: "The payment provider's id" }),
  status: z.enum(["announced", "open", "decided", "reversed", "withdrawn"]).meta({
    description: "announced: the provider's list does not show it yet; open: the money is gone " +
      "and nobody has decided; reversed: it came back; withdrawn: it never went",
  }),
  amount: rupiah.meta({ description: "What the payment channel took, or was announced to take" }),
  returned: rupiah.meta({ description: "What of it came back" }),
  from_buyer: rupiah.meta({ description: "What the buyer's wallet bears of the rest" }),
  from_seller: rupiah.meta({
    description: "What the seller's wallet bears; what remains is a loss",
  }),
  outcome: z.enum(["cancel", "buyer", "seller", "claims"]).nullable().meta({
    description: "What staff decided",
  }),
  decided_at: wireTime.nullable(),
  created_at: wireTime,
  updated_at: wireTime,
});

/** As staff read it. */
export const chargeback = chargebackFields.meta({ id: "Chargeback" });
