import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { balance } from "./balance.ts";
import type { WalletDeps } from "./deps.ts";
import { transactions } from "./transactions.ts";
import { withdrawalsCancel } from "./withdrawals_cancel.ts";
import { withdrawalsCreate } from "./withdrawals_create.ts";
import { withdrawalsGet } from "./withdrawals_get.ts";
import { withdrawalsList } from "./withdrawals_list.ts";

export const endpoints = [
  balance,
  transactions,
  withdrawalsCreate,
  withdrawalsList,
  withdrawalsGet,
  withdrawalsCancel,
];

export const createApp = (deps: WalletDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
