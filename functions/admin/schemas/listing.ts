import * as z from "zod";
import { listing } from "../../../shared/domain/listing.ts";
import { rupiah } from "../../../shared/domain/money.ts";
import { wireTime } from "../../../shared/domain/time.ts";

export const listingLine = z.object({
  id: z.uuid(),
  title: z.string(),
  photo_url: z.string(),
  price: rupiah,
  status: listing.shape.status,
  seller_id: z.uuid(),
  seller_username: z.string(),
  hidden_at: wireTime.nullable().meta({ description: "Since when staff hide it" }),
  created_at: wireTime,
}).meta({ id: "ListingLine", example: { hidden_at: null } });
