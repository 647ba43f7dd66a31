/** Being shown first: what is on offer, and what a seller has bought of it. */
import * as z from "zod";
import { rupiah } from "./money.ts";
import { payment } from "./order.ts";
import { wireTime } from "./time.ts";

const terms = {
  package: z.string().meta({ example: "boost_3d" }),
  score: z.int().meta({ description: "What is added to the listing's score" }),
  days: z.int(),
  price: rupiah,
};

export const boostPackage = z.object({ ...terms, name: z.string() }).meta({ id: "BoostPackage" });

export const boost = z.object({
  id: z.uuid(),
  reference: z.string().meta({ example: "BST-261121-7K3M9Q" }),
  status: z.enum(["AWAITING_PAYMENT", "ACTIVE", "ENDED", "EXPIRED", "PARKED", "REFUNDED"]).meta({
    description: "PARKED: a wrong amount came, staff look at it. REFUNDED: to your wallet, " +
      "because the listing was gone when the payment came.",
  }),
  listing_id: z.uuid(),
  ...terms,
  payment,
  starts_at: wireTime.nullable(),
  ends_at: wireTime.nullable(),
  created_at: wireTime,
}).meta({ id: "Boost" });
