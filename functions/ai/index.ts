import { boot, ownPhotoPrefix } from "../../shared/boot.ts";
import { whenOn } from "../../shared/features.ts";
import { createResolver } from "./fetch_public.ts";
import { createOpenAiVision } from "./openai_vision.ts";
import { visionTrouble } from "./vision.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createApp } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), "vision");
const outside = {
  storage: watch("storage", createStorage(config.base)),
  vision: whenOn(
    config.vision,
    (settings) => watch("vision", createOpenAiVision(settings), visionTrouble),
  ),
  web: { resolve: createResolver(Deno.resolveDns), fetch },
  ownPhotoPrefix: ownPhotoPrefix(config.base),
};
Deno.serve(createApp({ ...deps, ...outside }, config.base).fetch);
