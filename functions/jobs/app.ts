import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import type { JobsDeps } from "./deps.ts";
import { createSendEmail } from "./mailing.ts";
import { minute } from "./minute.ts";
import { run } from "./run.ts";

export const endpoints = [run, minute];

export const createApp = (deps: Omit<JobsDeps, "sendEmail">, config: BaseConfig) =>
  createRouter(endpoints, { ...deps, sendEmail: createSendEmail(deps) }, config);
