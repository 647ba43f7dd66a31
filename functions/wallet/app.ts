/** Wallet: what selling earned. */
import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { balance } from "./balance.ts";
import { transactions } from "./transactions.ts";

export const endpoints = [balance, transactions];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
