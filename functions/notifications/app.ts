import { list } from "./list.ts";
import { preferences } from "./preferences.ts";
import { preferencesUpdate } from "./preferences_update.ts";
import { readAll } from "./read_all.ts";
import { toggleRead } from "./toggle_read.ts";

export const endpoints = [list, readAll, toggleRead, preferences, preferencesUpdate];
