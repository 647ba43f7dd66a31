import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import type { OutboxDeps } from "./deps.ts";
import { run } from "./run.ts";

export const endpoints = [run];

export const createApp = (deps: OutboxDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
