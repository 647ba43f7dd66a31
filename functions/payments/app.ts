import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { check } from "./check.ts";
import type { PaymentsDeps } from "./deps.ts";

export const endpoints = [check];

export const createApp = (deps: PaymentsDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
