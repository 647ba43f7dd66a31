import * as z from "zod";
import { idOf } from "./id.ts";
import { wireTime } from "./time.ts";

export const ktpId = idOf("The submission's id, from `GET /admin/ktp/pending`");

const status = z.enum(["pending", "approved", "rejected"]);

export const submission = z.object({
  id: z.uuid(),
  status,
  rejection_reason: z.string().nullable(),
  submitted_at: wireTime,
  decided_at: wireTime.nullable(),
}).meta({ id: "KtpSubmission" });

/** Includes `abandoned`, an interrupted upload. */
export const identityCheck = submission.extend({
  status: z.enum([...status.options, "abandoned"]),
});

export const accountStatus = submission.extend({
  id: z.uuid().nullable(),
  status: z.enum(["none", ...status.options]),
  submitted_at: wireTime.nullable(),
}).meta({ id: "KtpStatus" });

export const decided = submission.extend({ user_id: z.uuid() }).meta({ id: "KtpCase" });
