import { boot } from "../../shared/boot.ts";
import { createPhotos } from "../../shared/providers/photos.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject());
Deno.serve(
  createRouter(endpoints, { ...deps, ...createPhotos(config.base, watch) }, config.base).fetch,
);
