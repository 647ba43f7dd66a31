import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { book } from "./book.ts";
import { couriers } from "./couriers.ts";
import type { ShippingDeps } from "./deps.ts";
import { label } from "./label.ts";
import { rates } from "./rates.ts";
import { track } from "./track.ts";
import { waybill } from "./waybill.ts";

export const endpoints = [rates, couriers, book, waybill, label, track];

export const createApp = (deps: ShippingDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
