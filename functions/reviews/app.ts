import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { create } from "./create.ts";
import { reply } from "./reply.ts";
import { user } from "./user.ts";

export const endpoints = [create, user, reply];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
