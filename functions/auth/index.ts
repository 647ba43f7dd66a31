import { boot } from "../../shared/boot.ts";
import { createPhotos } from "../../shared/providers/photos.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject());
Deno.serve(createApp({ ...deps, ...createPhotos(config.base) }, config.base).fetch);
