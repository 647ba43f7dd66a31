import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { chat } from "./chat.ts";
import { createPostChat } from "./chatter.ts";
import { create } from "./create.ts";
import type { LiveStreamsDeps } from "./deps.ts";
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

export const createApp = (deps: LiveStreamsDeps, config: BaseConfig) =>
  createRouter(endpoints, {
    ...deps,
    countViewer: createViewerCount(deps.db),
    postChat: createPostChat(deps.db),
  }, config);
