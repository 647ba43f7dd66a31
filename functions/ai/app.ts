import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { categorize } from "./categorize.ts";
import type { AiDeps } from "./deps.ts";

export const endpoints = [categorize];

export const createApp = (deps: AiDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
