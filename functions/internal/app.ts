import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import type { InternalDeps } from "./deps.ts";
import { events } from "./events.ts";
import { receive } from "./receive.ts";
import { resolveDispute } from "./resolve_dispute.ts";

export const endpoints = [receive, events, resolveDispute];

export const createApp = (deps: InternalDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
