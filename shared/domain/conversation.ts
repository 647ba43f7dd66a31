import * as z from "zod";
import { idOf } from "./id.ts";
import { listing, seller } from "./listing.ts";
import { rupiah } from "./money.ts";
import { reportCase } from "./report.ts";
import { requiredText } from "./text.ts";
import { wireTime } from "./time.ts";

export const conversationId = idOf(
  "The conversation's id, from `GET /conversations`, or for staff from `GET /admin/conversations`",
);

export const message = z.object({
  seq: z.int().meta({
    description: "Grows by 1 per conversation, without gaps, in the order of commits",
  }),
  sender_id: z.uuid(),
  text: z.string().nullable().meta({ description: "Null once the sender's account is deleted" }),
  masked: z.boolean().meta({
    description: "Contact data, or payment outside of the market, was replaced by `***`",
  }),
  created_at: wireTime,
}).meta({ id: "Message" });

export const newMessage = z.object({ text: requiredText(1000) })
  .meta({ example: { text: "Masih ada? Boleh minta foto bagian dalam?" } });

export const conversation = z.object({
  id: z.uuid(),
  role: z.enum(["buyer", "seller"]).meta({ description: "Yours" }),
  user: seller.meta({ description: "The other party" }),
  listing: z.object({
    id: z.uuid(),
    title: z.string(),
    photo_url: z.string().nullable(),
    price: rupiah,
    status: listing.shape.status,
  }),
  order_id: z.uuid().nullable().meta({
    description: "The latest order of the listing between the two",
  }),
  masks_contacts: z.boolean().meta({
    description:
      "Contact data in new messages is masked: the two have no paid order of the listing that stands",
  }),
  last_message: message.nullable(),
  last_seq: z.int().meta({ description: "`seq` of the last message; 0: none" }),
  read_seq: z.int().meta({ description: "`seq` of the last message that you have read" }),
  unread_count: z.int(),
  created_at: wireTime,
  updated_at: wireTime.meta({ description: "Time of the last message" }),
}).meta({ id: "Conversation", example: { order_id: null, masks_contacts: true, unread_count: 0 } });

/** For staff, without messages. */
export const reportedConversation = z.object({
  id: z.uuid(),
  listing_id: z.uuid(),
  listing_title: z.string(),
  buyer_id: z.uuid(),
  buyer_username: z.string(),
  seller_id: z.uuid(),
  seller_username: z.string(),
  message_count: z.int(),
  reports: z.array(reportCase),
  reported_at: wireTime,
  created_at: wireTime,
  updated_at: wireTime,
}).meta({ id: "ReportedConversation" });

const digits = z.string().regex(/^\d+$/, "must be a whole number, 0 or more").optional()
  .transform((text) =>
    text === undefined ? undefined : Math.min(Number(text), Number.MAX_SAFE_INTEGER)
  );

export const afterSeq = digits.meta({
  description: "Messages after this seq, oldest first. Polling with the last seq misses none",
});
export const beforeSeq = digits.meta({
  description: "Messages before this seq, newest first: to scroll back",
});
