/** Text that people type: trimmed, and within its length. */
import * as z from "zod";

/** A line or more of text, 1 to `max` characters once trimmed. */
export const requiredText = (max: number) => z.string().trim().min(1, "must not be empty").max(max);

const MIN_REASON = 3;

/** Why staff act, as whom it concerns will read it. Characters are counted as the database counts them: an emoji is one. */
export const reasonText = z.string().trim().min(MIN_REASON).max(500)
  .refine((text) => [...text].length >= MIN_REASON, "must have 3 characters or more");

/** Text that may be left out; null and blank both mean that there is none. */
export const optionalText = (max: number) =>
  z.string().trim().max(max).transform((text) => text === "" ? null : text).nullish();
