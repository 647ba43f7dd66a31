import * as z from "zod";

export const wireTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  .meta({ description: "ISO 8601, UTC, microseconds" });

/**
 * A caller's time. Postgres rejects offsets of sixteen hours; nobody needs one. An offset may lead outside the years of
 * `wireTime`, and so may a digit after the microseconds, by which Postgres rounds.
 */
export const instant = z.iso.datetime({ offset: true })
  .overwrite((text) => text.replace(/(\.\d{6})\d+/, "$1"))
  .refine((text) => /^(?!0000)\d{4}-/.test(inUtc(text)), "must be in the years 1 to 9999 in UTC")
  .refine((text) => !/[+-](1[6-9]|2\d):?\d\d$/.test(text), "has an offset that no place has");

/** Invalid times keep their text: they have their own problem. */
const inUtc = (text: string) =>
  Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString();

export const jakartaDay = z.iso.date()
  .meta({ description: "A day in Jakarta", example: "2026-11-01" });
