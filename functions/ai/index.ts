import { boot } from "../../shared/boot.ts";
import { createResolver } from "./fetch_public.ts";
import { visionOf } from "./openai_vision.ts";
import { createPhotos } from "../../shared/providers/photos.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), "vision");
const outside = {
  ...createPhotos(config.base, watch),
  vision: visionOf(config.vision, watch),
  web: { resolve: createResolver(Deno.resolveDns), fetch },
};
Deno.serve(createRouter(endpoints, { ...deps, ...outside }, config.base).fetch);
