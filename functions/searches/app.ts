import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { savedCreate } from "./saved_create.ts";
import { savedDelete } from "./saved_delete.ts";
import { savedList } from "./saved_list.ts";
import { savedUpdate } from "./saved_update.ts";

export const endpoints = [savedList, savedCreate, savedUpdate, savedDelete];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
