import * as z from "zod";
import { rupiah } from "./money.ts";
import { payment } from "./order.ts";
import { wireTime } from "./time.ts";

const terms = {
  package: z.string().meta({ example: "boost_3d" }),
  score: z.int().meta({ description: "Added to the listing's score" }),
  days: z.int(),
  price: rupiah,
};

export const boostPackage = z.object({ ...terms, name: z.string() }).meta({ id: "BoostPackage" });

export const boost = z.object({
  id: z.uuid(),
  reference: z.string().meta({ example: "BST-261121-7K3M9Q" }),
  status: z.enum(["AWAITING_PAYMENT", "ACTIVE", "ENDED", "EXPIRED", "PARKED", "REFUNDED"]).meta({
    description: "PARKED: a wrong amount was paid; staff handle it. REFUNDED: to your wallet, " +
      "because the listing was gone when the payment arrived.",
  }),
  listing_id: z.uuid(),
  ...terms,
  payment,
  starts_at: wireTime.nullable(),
  ends_at: wireTime.nullable(),
  created_at: wireTime,
}).meta({ id: "Boost" });
