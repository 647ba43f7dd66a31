import { boot } from "../../shared/boot.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints, own } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "brand");
const given = { ...own(deps), brandName: config.brand.BRAND_NAME };
Deno.serve(createRouter(endpoints, { ...deps, ...given }, config.base).fetch);
