import { boot } from "../../shared/boot.ts";
import { createPhotos } from "../../shared/providers/photos.ts";
import { createApp } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject());
Deno.serve(createApp({ ...deps, ...createPhotos(config.base, watch) }, config.base).fetch);
