import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { create } from "./create.ts";
import { list } from "./list.ts";
import { messages } from "./messages.ts";
import { read } from "./read.ts";
import { report } from "./report.ts";
import { send } from "./send.ts";

export const endpoints = [create, list, messages, send, read, report];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
