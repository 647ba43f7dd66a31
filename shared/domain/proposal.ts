import * as z from "zod";
import { wireTime } from "./time.ts";

export const change = z.object({
  target_type: z.string(),
  target_id: z.string(),
  before: z.unknown(),
  after: z.unknown(),
}).meta({
  id: "ProposedChange",
  example: {
    target_type: "account",
    before: { amount: 25_000, balance: 240_000 },
    after: { amount: 25_000, balance: 265_000 },
  },
});

export const preview = change.nullable().meta({
  description: "Dry run when it was proposed; null if it would change nothing, and once erased",
});

/** The answer to the proposer. */
export const proposal = z.object({
  approval_id: z.uuid(),
  expires_at: wireTime.meta({ description: "Nobody can approve it from then on" }),
  preview,
}).meta({ id: "Proposal" });
