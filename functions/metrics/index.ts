import { boot } from "../../shared/boot.ts";
import { secretKeys } from "../../shared/keys.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject());
const own = { version: config.base.APP_VERSION, secretKeys: secretKeys(config.base) };
Deno.serve(createRouter(endpoints, { ...deps, ...own }, config.base).fetch);
