import * as z from "zod";
import { jsonObject } from "../../../shared/domain/json.ts";
import { wireTime } from "../../../shared/domain/time.ts";

export const sellerReview = z.object({
  id: z.uuid(),
  seller_id: z.uuid(),
  seller_username: z.string().nullable(),
  event_id: z.string().meta({ description: "Event of the finance portal that requested it" }),
  details: jsonObject,
  status: z.enum(["open", "closed"]),
  verdict: z.enum(["cleared", "confirmed"]).nullable(),
  note: z.string().nullable(),
  closed_by: z.uuid().nullable(),
  opened_at: wireTime,
  closed_at: wireTime.nullable(),
}).meta({
  id: "SellerReview",
  example: {
    event_id: "evt-5521",
    details: { severity: "high" },
    verdict: null,
    note: null,
    closed_by: null,
    closed_at: null,
  },
});
