import * as z from "zod";
import { wireTime } from "../../../shared/domain/time.ts";

export const note = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  order_id: z.uuid().nullable(),
  author_id: z.uuid(),
  author_username: z.string(),
  text: z.string().meta({ description: "Empty once a party's account is deleted" }),
  created_at: wireTime,
}).meta({
  id: "StaffNote",
  example: {
    order_id: null,
    author_username: "ops.ayu",
    text: "Menelepon: paket dititip ke tetangga.",
  },
});
