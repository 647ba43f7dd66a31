import { boot } from "../../shared/boot.ts";
import { createResolver } from "./fetch_public.ts";
import { visionOf } from "./openai_vision.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { endpoints } from "./app.ts";

const { deps, config, watch, route } = boot(Deno.env.toObject(), "vision");
const outside = {
  storage: watch("storage", createStorage(config.base)),
  vision: visionOf(config.vision, watch),
  web: { resolve: createResolver(Deno.resolveDns), fetch },
};
Deno.serve(route(endpoints, { ...deps, ...outside }));
