import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import type { KtpDeps } from "./deps.ts";
import { status } from "./status.ts";
import { submit } from "./submit.ts";

export const endpoints = [submit, status];

export const createApp = (deps: KtpDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
