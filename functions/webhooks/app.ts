import type { CallbackProvider } from "../../shared/callbacks/handle.ts";
import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { CALLBACKS } from "./callbacks.ts";
import type { WebhooksDeps } from "./deps.ts";
import { endpointsFor } from "./receive.ts";

export const endpoints = Object.entries(CALLBACKS).flatMap(([provider, callback]) =>
  endpointsFor(provider as CallbackProvider, callback)
);

export const createApp = (deps: WebhooksDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
