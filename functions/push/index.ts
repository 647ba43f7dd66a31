import { boot } from "../../shared/boot.ts";
import { createWebPush } from "../../shared/providers/web_push.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "push");
const push = createWebPush(config.push, deps.log);
Deno.serve(createApp({ ...deps, push }, config.base).fetch);
