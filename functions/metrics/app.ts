import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { get } from "./get.ts";
import type { MetricsDeps } from "./deps.ts";

export const endpoints = [get];

export const createApp = (deps: MetricsDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
