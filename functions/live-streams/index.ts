import { boot } from "../../shared/boot.ts";
import { endpoints, own } from "./app.ts";

const { deps, config, route } = boot(Deno.env.toObject(), "brand");
const given = { ...own(deps), brandName: config.brand.BRAND_NAME };
Deno.serve(route(endpoints, { ...deps, ...given }));
