import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { get } from "./get.ts";
import type { HealthDeps } from "./deps.ts";

export const endpoints = [get];

export const createApp = (deps: HealthDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
