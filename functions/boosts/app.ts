import { create } from "./create.ts";
import { get } from "./get.ts";
import { list } from "./list.ts";
import { packages } from "./packages.ts";

export const endpoints = [packages, create, list, get];
