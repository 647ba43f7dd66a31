import { create } from "./create.ts";
import { list } from "./list.ts";
import { messages } from "./messages.ts";
import { read } from "./read.ts";
import { report } from "./report.ts";
import { send } from "./send.ts";

export const endpoints = [create, list, messages, send, read, report];
