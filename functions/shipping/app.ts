/** Shipping: prices before an order, tracking after it. */
import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { couriers } from "./couriers.ts";
import type { ShippingDeps } from "./deps.ts";
import { rates } from "./rates.ts";
import { track } from "./track.ts";

export const endpoints = [rates, couriers, track];

export const createApp = (deps: ShippingDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
