/** Admin: what staff see and do, each route open to the roles it names. */
import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { audit } from "./audit.ts";
import { discovery } from "./discovery.ts";
import { growthBoosts } from "./growth_boosts.ts";

export const endpoints = [audit, discovery, growthBoosts];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
