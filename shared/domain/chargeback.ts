import * as z from "zod";
import { rupiah } from "./money.ts";
import { wireTime } from "./time.ts";

/** As sent to the finance portal. */
export const chargebackFields = z.object({
  id: z.uuid(),
  reference: z.string().meta({ description: "Reference of the order or the boost" }),
  order_id: z.uuid().nullable(),
  boost_id: z.uuid().nullable(),
  dispute_id: z.string().nullable().meta({ description: "The payment provider's id" }),
  status: z.enum(["announced", "open", "decided", "reversed", "withdrawn"]).meta({
    description: "announced: the provider's list does not show it yet; open: the money is gone " +
      "and nobody has decided; reversed: it came back; withdrawn: it never went",
  }),
  amount: rupiah.meta({ description: "What the payment channel took, or was announced to take" }),
  returned: rupiah.meta({ description: "The part of `amount` that was given back" }),
  from_buyer: rupiah.meta({ description: "The part of the rest that the buyer's wallet pays" }),
  from_seller: rupiah.meta({
    description: "What the seller's wallet pays; what nobody covers is our loss",
  }),
  from_commission: rupiah.meta({ description: "Our commission, given back with `from_seller`" }),
  to_promotions: rupiah.meta({
    description: "The voucher's part, which goes back out of `from_seller` and `from_commission`",
  }),
  outcome: z.enum(["cancel", "buyer", "seller", "claims"]).nullable().meta({
    description: "What staff decided",
  }),
  decided_at: wireTime.nullable(),
  created_at: wireTime,
  updated_at: wireTime,
});

/** As shown to staff. */
export const chargeback = chargebackFields.meta({
  id: "Chargeback",
  example: {
    boost_id: null,
    dispute_id: "mi-dspt-4711",
    status: "decided",
    amount: 257_000,
    returned: 0,
    from_buyer: 0,
    from_commission: 0,
    to_promotions: 0,
    outcome: "seller",
  },
});
