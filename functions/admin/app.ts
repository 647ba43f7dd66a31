/** Admin: what staff see and do, each route open to the roles it names. */
import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { audit } from "./audit.ts";

export const endpoints = [audit];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
