import type { CallbackProvider } from "../../shared/callbacks/handle.ts";
import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { CALLBACKS } from "./callbacks.ts";
import { createApplyEmailCallback } from "./emails.ts";
import type { WebhooksDeps } from "./deps.ts";
import { endpointsFor } from "./receive.ts";

export const endpoints = Object.entries(CALLBACKS).flatMap(([provider, callback]) =>
  endpointsFor(provider as CallbackProvider, callback)
);

/** The parts of the configuration that this group needs. */
export const SLICES = ["payments", "shipping", "webhooks", "mail"] as const;

export const createApp = (deps: Omit<WebhooksDeps, "applyEmailCallback">, config: BaseConfig) =>
  createRouter(
    endpoints,
    { ...deps, applyEmailCallback: createApplyEmailCallback(deps.db) },
    config,
  );
