import * as z from "zod";

export const wireTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  .meta({ description: "ISO 8601, UTC, microseconds" });

/** A time that a caller gives. Postgres knows no year 0 and no offset of sixteen hours; nobody needs them. */
export const instant = z.iso.datetime({ offset: true })
  .refine((text) => !text.startsWith("0000"), "must be after the year 0")
  .refine((text) => !/[+-](1[6-9]|2\d):?\d\d$/.test(text), "has an offset that no place has");

export const jakartaDay = z.iso.date()
  .meta({ description: "A day in Jakarta", example: "2026-11-01" });
