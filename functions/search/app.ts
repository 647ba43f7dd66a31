import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { listings } from "./listings.ts";
import { suggest } from "./suggest.ts";

export const endpoints = [listings, suggest];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
