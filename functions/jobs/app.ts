import { createBookings } from "./bookings.ts";
import type { JobsDeps } from "./deps.ts";
import { createRecordFeatures } from "./features.ts";
import { createSendEmail } from "./mailing.ts";
import { minute } from "./minute.ts";
import { run } from "./run.ts";

export const endpoints = [run, minute];

export const own = (deps: Pick<JobsDeps, "db" | "log" | "mail" | "featuresOff">) => ({
  bookings: createBookings(deps),
  sendEmail: createSendEmail(deps),
  recordFeatures: createRecordFeatures(deps),
});
