import * as z from "zod";
import { accountStatus } from "./profile.ts";
import { optionalText } from "./text.ts";
import { wireTime } from "./time.ts";

const reason = z.enum([
  "counterfeit",
  "prohibited_item",
  "misleading",
  "scam",
  "harassment",
  "offensive",
  "spam",
  "other",
]);

export const newReport = z.object({ reason, details: optionalText(1000) })
  .meta({ example: { reason: "counterfeit", details: "Logo dan jahitannya berbeda." } });

/** For the reporter: without the work of staff. */
export const report = z.object({
  id: z.uuid(),
  user_id: z.uuid().meta({
    description: "The reported user; of a listing, its seller; of a conversation, the other party",
  }),
  listing_id: z.uuid().nullable(),
  conversation_id: z.uuid().nullable(),
  reason,
  details: z.string().nullable(),
  opened_at: wireTime,
}).meta({ id: "Report", example: { conversation_id: null } });

/** For staff. */
export const reportCase = report.extend({
  username: z.string(),
  account_status: accountStatus,
  listing_title: z.string().nullable(),
  listing_hidden_at: wireTime.nullable().meta({ description: "Since when staff hide it" }),
  reporter_id: z.uuid(),
  status: z.enum(["open", "closed"]),
  outcome: z.enum(["actioned", "dismissed"]).nullable(),
  note: z.string().nullable(),
  closed_by: z.uuid().nullable(),
  closed_at: wireTime.nullable(),
}).meta({
  id: "ReportCase",
  example: {
    listing_hidden_at: null,
    conversation_id: null,
    outcome: null,
    note: null,
    closed_by: null,
    closed_at: null,
  },
});
