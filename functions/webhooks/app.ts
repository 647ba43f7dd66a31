import type { CallbackProvider } from "../../shared/callbacks/handle.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { CALLBACKS } from "./callbacks.ts";
import { createApplyEmailCallback } from "./emails.ts";
import { endpointsFor } from "./receive.ts";

export const endpoints = Object.entries(CALLBACKS).flatMap(([provider, callback]) =>
  endpointsFor(provider as CallbackProvider, callback)
);

/** The parts of the configuration that this group needs. */
export const SLICES = ["payments", "shipping", "webhooks", "mail"] as const;

export const own = ({ db }: Deps) => ({ applyEmailCallback: createApplyEmailCallback(db) });
