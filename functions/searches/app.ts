import { savedCreate } from "./saved_create.ts";
import { savedDelete } from "./saved_delete.ts";
import { savedList } from "./saved_list.ts";
import { savedUpdate } from "./saved_update.ts";

export const endpoints = [savedList, savedCreate, savedUpdate, savedDelete];
