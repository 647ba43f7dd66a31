import * as z from "zod";

export const wireTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  .meta({ description: "ISO 8601, UTC, microseconds", example: "2026-11-21T08:00:00.123456Z" });

export const jakartaDay = z.iso.date()
  .meta({ description: "A day in Jakarta", example: "2026-11-01" });
