import * as z from "zod";

/** Control characters, line separators, and marks that reorder the text around them (bidi). */
const CONTROL = "\\p{Cc}\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069";
const ANY = new RegExp(`[${CONTROL}]`, "u");
const RUN = new RegExp(`[${CONTROL}\\s]+`, "gu");

/** Without control characters, line separators and marks that reorder text. */
export const isLine = (text: string) => !ANY.test(text);
const LINE = "must be one line without control characters";
const withNewlines = (text: string) => text.replaceAll("\r\n", "\n");
const isText = (text: string) => isLine(withNewlines(text).replaceAll("\n", ""));
const TEXT = "must have no control characters but newlines";

/** The text on one line without control characters; for texts that were stored or come from others. */
export const onOneLine = (text: string) => text.replace(RUN, " ").trim();

/** Like `onOneLine`, at most `max` characters. Replaces half of a character, which Postgres cannot store. */
export const shortLine = (text: string, max: number) =>
  [...onOneLine(text).toWellFormed()].slice(0, max).join("").trim();

/** Stored in one form (NFC), independent of the keyboard: "é" is one character. */
const required = (max: number) =>
  z.string().normalize().trim().min(1, "must not be empty").max(max);
const optional = (max: number) => z.string().normalize().trim().max(max);
const nullIfBlank = (text: string) => text === "" ? null : text;

/** One line of 1 to `max` characters after trimming. */
export const requiredLine = (max: number) => required(max).refine(isLine, LINE);

/** One line of up to `max` characters; null and blank both mean no text. */
export const optionalLine = (max: number) =>
  optional(max).refine(isLine, LINE).transform(nullIfBlank).nullish();

/** One line, from a field that people often type in several. */
export const joinedLine = (max: number) =>
  required(max).transform((text) => text.replace(/[\r\n]+/g, " ")).refine(isLine, LINE);

/** 1 to `max` characters after trimming, in any number of lines. */
export const requiredText = (max: number) =>
  required(max).refine(isText, TEXT).transform(withNewlines);

/** Up to `max` characters in any number of lines; null and blank both mean no text. */
export const optionalText = (max: number) =>
  optional(max).refine(isText, TEXT).transform(withNewlines).transform(nullIfBlank).nullish();

const MIN_REASON = 3;

/** A reason for a staff decision, shown to the affected user. Counts code points, as Postgres does. */
export const reasonText = z.string().trim().min(MIN_REASON).max(500).refine(isLine, LINE)
  .refine((text) => [...text].length >= MIN_REASON, "must have 3 characters or more");
