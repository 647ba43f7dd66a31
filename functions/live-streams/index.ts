import { boot } from "../../shared/boot.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "brand");
Deno.serve(createApp({ ...deps, brandName: config.brand.BRAND_NAME }, config.base).fetch);
