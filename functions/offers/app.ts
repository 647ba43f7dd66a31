import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { accept } from "./accept.ts";
import { counter } from "./counter.ts";
import { create } from "./create.ts";
import { decline } from "./decline.ts";
import { list } from "./list.ts";
import { withdraw } from "./withdraw.ts";

export const endpoints = [create, list, accept, decline, counter, withdraw];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
