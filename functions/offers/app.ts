import { accept } from "./accept.ts";
import { counter } from "./counter.ts";
import { create } from "./create.ts";
import { decline } from "./decline.ts";
import { list } from "./list.ts";
import { withdraw } from "./withdraw.ts";

export const endpoints = [create, list, accept, decline, counter, withdraw];
