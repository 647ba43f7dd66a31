import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import type { JobsDeps } from "./deps.ts";
import { createRecordFeatures } from "./features.ts";
import { createBookings } from "./bookings.ts";
import { createSendEmail } from "./mailing.ts";
import { minute } from "./minute.ts";
import { run } from "./run.ts";

export const endpoints = [run, minute];

type GivenDeps = Omit<JobsDeps, "bookings" | "sendEmail" | "recordFeatures">;

export const createApp = (deps: GivenDeps, config: BaseConfig) => {
  const own = {
    bookings: createBookings(deps),
    sendEmail: createSendEmail(deps),
    recordFeatures: createRecordFeatures(deps),
  };
  return createRouter(endpoints, { ...deps, ...own }, config);
};
