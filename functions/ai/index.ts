import { boot, ownPhotoPrefix } from "../../shared/boot.ts";
import { createResolver } from "./fetch_public.ts";
import { createOpenAiVision } from "./openai_vision.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "vision");
const outside = {
  storage: createStorage(config.base),
  vision: createOpenAiVision(config.vision),
  web: { resolve: createResolver(Deno.resolveDns), fetch },
  ownPhotoPrefix: ownPhotoPrefix(config.base),
};
Deno.serve(createApp({ ...deps, ...outside }, config.base).fetch);
