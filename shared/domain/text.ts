import * as z from "zod";

/** 1 to `max` characters after trimming. */
export const requiredText = (max: number) => z.string().trim().min(1, "must not be empty").max(max);

const MIN_REASON = 3;

/** A reason for a staff decision, shown to the affected user. Counts code points, as Postgres does. */
export const reasonText = z.string().trim().min(MIN_REASON).max(500)
  .refine((text) => [...text].length >= MIN_REASON, "must have 3 characters or more");

/** Null and blank both mean no text. */
export const optionalText = (max: number) =>
  z.string().trim().max(max).transform((text) => text === "" ? null : text).nullish();
