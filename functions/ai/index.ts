import { boot, ownPhotoPrefix } from "../../shared/boot.ts";
import { createResolver } from "./fetch_public.ts";
import { visionOf } from "./openai_vision.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createApp } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), "vision");
const outside = {
  storage: watch("storage", createStorage(config.base)),
  vision: visionOf(config.vision, watch),
  web: { resolve: createResolver(Deno.resolveDns), fetch },
  ownPhotoPrefix: ownPhotoPrefix(config.base),
};
Deno.serve(createApp({ ...deps, ...outside }, config.base).fetch);
