import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { create } from "./create.ts";
import type { BoostsDeps } from "./deps.ts";
import { get } from "./get.ts";
import { list } from "./list.ts";
import { packages } from "./packages.ts";

export const endpoints = [packages, create, list, get];

export const createApp = (deps: BoostsDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
