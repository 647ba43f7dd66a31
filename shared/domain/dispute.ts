import * as z from "zod";
import { rupiah } from "./money.ts";
import { wireTime } from "./time.ts";

export const said = {
  reason: z.string().nullable().meta({ example: "not_as_described" }),
  description: z.string().nullable().meta({
    example: "Ada noda di lengan kiri yang tidak ada di foto.",
  }),
  photos: z.array(z.string()),
};

export const dispute = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  ...said,
  measurements: z.array(z.object({
    name: z.string(),
    declared: z.int().nullable(),
    measured: z.int().nullable(),
  })).nullable().meta({
    description: "What the listing declares beside what the buyer measured, in centimetres",
    example: [{ name: "chest", declared: 92, measured: 88 }],
  }),
  opened_by: z.enum(["buyer", "seller"]),
  answer_due_at: wireTime.nullable(),
  answer: z.object({
    description: said.description,
    photos: said.photos,
    answered_at: wireTime,
  }).nullable().meta({
    description: "Evidence of the party that did not open the dispute",
  }),
  status: z.enum(["open", "resolved"]),
  resolution: z.enum(["release", "refund", "split"]).nullable(),
  refund_amount: rupiah.nullable().meta({ description: "The buyer's part of a split" }),
  note: z.string().nullable(),
  resolved_by: z.enum(["staff", "portal", "parties"]).nullable(),
  opened_at: wireTime,
  resolved_at: wireTime.nullable(),
}).meta({
  id: "Dispute",
  example: {
    status: "resolved",
    resolution: "refund",
    refund_amount: null,
  },
});

export const settlement = z.object({
  id: z.uuid(),
  offered_by: z.enum(["buyer", "seller", "staff", "portal"]),
  refund_amount: rupiah.meta({ description: "The buyer gets this amount back and keeps the item" }),
  note: z.string().nullable(),
  status: z.enum(["open", "accepted"]),
  created_at: wireTime,
  accepted_at: wireTime.nullable(),
});

/** How staff or the portal resolve a dispute; a split names the buyer's part. */
export const resolution = {
  resolution: z.enum(["release", "refund", "split"]).meta({
    description:
      "`release` pays the seller, `refund` pays the buyer, `split` pays `refund_amount` " +
      "to the buyer and the rest to the seller",
  }),
  refund_amount: rupiah.min(1).optional().meta({ description: "Only with split" }),
};
export const isResolution = (body: { resolution: string; refund_amount?: number | undefined }) =>
  (body.resolution === "split") === (body.refund_amount !== undefined);
export const RESOLUTION_ERROR = {
  message: "is required with split, and allowed only with it",
  path: ["refund_amount"],
};
