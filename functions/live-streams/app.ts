import type { Deps } from "../../shared/http/endpoint.ts";
import { chat } from "./chat.ts";
import { createPostChat } from "./chatter.ts";
import { create } from "./create.ts";
import { end } from "./end.ts";
import { get } from "./get.ts";
import { leave } from "./leave.ts";
import { list } from "./list.ts";
import { messages } from "./messages.ts";
import { pins } from "./pins.ts";
import { start } from "./start.ts";
import { view } from "./view.ts";
import { createViewerCount } from "./viewers.ts";

export const endpoints = [create, list, get, start, end, pins, view, leave, chat, messages];

export const own = ({ db }: Deps) => ({
  countViewer: createViewerCount(db),
  postChat: createPostChat(db),
});
