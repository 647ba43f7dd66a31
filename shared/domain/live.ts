import * as z from "zod";
import { uuid } from "./id.ts";
import { withoutContacts } from "./contacts/mask.ts";
import { requiredLine, requiredText } from "./text.ts";
import { instant, wireTime } from "./time.ts";

export const streamId = z.string().regex(/^LS[0-9a-f]{12}$/)
  .meta({ description: "LS and 12 hex characters", example: "LS0123456789ab" });

export const liveStatus = z.enum(["live", "upcoming", "ended"]);

const counts = {
  viewers: z.int().min(0).meta({ description: "Current number; 0 once the stream has ended" }),
  peak_viewers: z.int().min(0).meta({ description: "The highest number at one time" }),
  unique_viewers: z.int().min(0).meta({ description: "Users who viewed it at least once" }),
};

export const liveStream = z.object({
  id: streamId,
  status: liveStatus,
  title: z.string(),
  seller_id: z.uuid(),
  seller_username: z.string(),
  seller_avatar: z.string().nullable(),
  ...counts,
  pinned_listing_ids: z.array(z.uuid()),
  duration_minutes: z.int().min(0).meta({ description: "From start to end; 0 until then" }),
  scheduled_at: wireTime.nullable(),
  started_at: wireTime.nullable(),
  ended_at: wireTime.nullable(),
  created_at: wireTime,
}).meta({
  id: "LiveStream",
  example: { title: "Drop Sabtu malam", scheduled_at: null, ended_at: null },
});

export const staffLiveStream = z.object({
  id: streamId,
  status: liveStatus,
  title: z.string(),
  host_name: z.string(),
  host_id: z.uuid(),
  host_avatar: z.string().nullable(),
  duration_min: z.int().min(0),
  ...counts,
  message_count: z.int().min(0)
    .meta({
      description:
        "All messages of the chat: of users, offers, and of the system, such as that it began",
    }),
  pinned_listing_ids: z.array(z.uuid()),
  started_at: wireTime.nullable(),
  ended_at: wireTime.nullable(),
  created_at: wireTime,
}).meta({ id: "StaffLiveStream", example: { title: "Drop Sabtu malam", ended_at: null } });

export const pinnedListingIds = z.array(uuid).transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= 20, "at most 20 different listings")
  .meta({ description: "The host's own listings that are for sale, at most 20" });

export const newLiveStream = z.object({
  title: withoutContacts(requiredLine(120)),
  scheduled_at: instant.nullish()
    .meta({ description: "In the future: the stream is announced as upcoming" }),
  pinned_listing_ids: pinnedListingIds.nullish(),
}).meta({ example: { title: "Drop Sabtu malam" } });

export const chatMessage = z.object({
  id: z.uuid(),
  stream_id: streamId,
  seq: z.int().meta({ description: "Grows by 1 per stream, in the order of commits" }),
  user_id: z.string().meta({ description: "A user's id, or `system`" }),
  username: z.string(),
  text: z.string(),
  type: z.enum(["message", "offer", "system"]),
  offer_id: z.uuid().nullable().meta({ description: "The offer that it announces" }),
  created_at: wireTime,
}).meta({
  id: "LiveChatMessage",
  example: {
    user_id: "6dbd0f28-d0d9-4656-868b-7b4ed96255e6",
    offer_id: null,
  },
});

export const newChatMessage = z.object({
  text: requiredText(500),
  type: z.enum(["message", "offer"]).default("message"),
  offer_id: uuid.optional().meta({
    description: "With type `offer`: your offer for a listing of the host",
  }),
}).refine(({ type, offer_id }) => type === "offer" || !offer_id, {
  path: ["offer_id"],
  error: "needs the type offer",
}).meta({ example: { text: "Masih ada ukuran M?" } });
