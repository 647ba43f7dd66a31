import { boot } from "../../shared/boot.ts";
import { whenOn } from "../../shared/features.ts";
import { createWebPush } from "../../shared/providers/web_push.ts";
import { endpoints } from "./app.ts";

const { deps, config, route } = boot(Deno.env.toObject(), "push");
const push = whenOn(config.push, (settings) => createWebPush(settings, deps.log));
Deno.serve(route(endpoints, { ...deps, push }));
