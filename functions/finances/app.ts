import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { balance } from "./balance.ts";
import type { FinancesDeps } from "./deps.ts";

export const endpoints = [balance];

export const createApp = (deps: FinancesDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
