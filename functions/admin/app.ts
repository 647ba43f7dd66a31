/** Admin: what staff see and do, each route open to the roles it names. */
import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { accounts } from "./accounts.ts";
import { audit } from "./audit.ts";
import { disputes } from "./disputes.ts";
import { disputesResolve } from "./disputes_resolve.ts";
import { ordersRefund } from "./orders_refund.ts";
import { reports } from "./reports.ts";
import { reportsClose } from "./reports_close.ts";
import { reviewsHide } from "./reviews_hide.ts";

export const endpoints = [
  audit,
  disputes,
  disputesResolve,
  ordersRefund,
  reviewsHide,
  accounts,
  reports,
  reportsClose,
];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
