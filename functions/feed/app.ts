import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { forYou } from "./for_you.ts";
import { recentlySold } from "./recently_sold.ts";

export const endpoints = [forYou, recentlySold];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
