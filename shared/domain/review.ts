import * as z from "zod";
import { idOf } from "./id.ts";
import { wireTime } from "./time.ts";

export const reviewId = idOf("The review's id, from `GET /reviews/user/{userId}`");

export const review = z.object({
  id: z.uuid(),
  seller_id: z.uuid(),
  rating: z.int().min(1).max(5),
  comment: z.string().nullable(),
  reply: z.string().nullable().meta({ description: "The seller's reply" }),
  replied_at: wireTime.nullable(),
  created_at: wireTime,
  reviewer: z.object({
    id: z.uuid(),
    username: z.string(),
    photo_url: z.string().nullable(),
  }),
}).meta({ id: "Review" });
