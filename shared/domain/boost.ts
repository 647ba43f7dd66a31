import * as z from "zod";
import { rupiah } from "./money.ts";
import { payment } from "./order.ts";
import { wireTime } from "./time.ts";

const terms = {
  package: z.string().meta({ example: "boost_3d" }),
  score: z.int().meta({ description: "Added to the listing's score", example: 100 }),
  days: z.int().meta({ example: 3 }),
  price: rupiah.meta({ example: 15_000 }),
};

export const boostPackage = z.object({
  ...terms,
  name: z.string().meta({ example: "Boost 3 hari" }),
}).meta({ id: "BoostPackage" });

export const boost = z.object({
  id: z.uuid(),
  reference: z.string().meta({ example: "BST-261121-4H8P2V" }),
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
}).meta({
  id: "Boost",
  example: {
    payment: {
      invoice_id: "inv-boost-4h8p2v",
      invoice_url: "https://pay.example.com/inv-boost-4h8p2v",
      status: "PENDING",
      expires_at: "2026-11-21T10:00:12.482913Z",
    },
    starts_at: null,
    ends_at: null,
  },
});
