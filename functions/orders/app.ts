/** Orders: from taking a listing to confirming its receipt. */
import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { confirm } from "./confirm.ts";
import { create } from "./create.ts";
import { get } from "./get.ts";
import { my } from "./my.ts";
import { returnLabel } from "./return_label.ts";
import { ship } from "./ship.ts";
import type { OrdersDeps } from "./deps.ts";

export const endpoints = [create, get, my, ship, confirm, returnLabel];

export const createApp = (deps: OrdersDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
