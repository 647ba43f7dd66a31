/** Text that people type: trimmed, and within its length. */
import * as z from "zod";

/** A line or more of text, 1 to `max` characters once trimmed. */
export const requiredText = (max: number) => z.string().trim().min(1, "must not be empty").max(max);

/** Text that may be left out; null and blank both mean that there is none. */
export const optionalText = (max: number) =>
  z.string().trim().max(max).transform((text) => text === "" ? null : text).nullish();
