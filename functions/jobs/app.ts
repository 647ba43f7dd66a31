import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import type { JobsDeps } from "./deps.ts";
import { minute } from "./minute.ts";
import { run } from "./run.ts";

export const endpoints = [run, minute];

export const createApp = (deps: JobsDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
