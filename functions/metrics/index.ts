import { boot } from "../../shared/boot.ts";
import { secretKeys } from "../../shared/keys.ts";
import { endpoints } from "./app.ts";

const { deps, config, route } = boot(Deno.env.toObject());
const own = { version: config.base.APP_VERSION, secretKeys: secretKeys(config.base) };
Deno.serve(route(endpoints, { ...deps, ...own }));
