import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { list } from "./list.ts";
import { preferences } from "./preferences.ts";
import { preferencesUpdate } from "./preferences_update.ts";
import { readAll } from "./read_all.ts";
import { toggleRead } from "./toggle_read.ts";

export const endpoints = [list, readAll, toggleRead, preferences, preferencesUpdate];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
