import { boot } from "../../shared/boot.ts";
import { createApp } from "./app.ts";
import { createDependencyCheck } from "./dependencies.ts";

const { deps, config } = boot(Deno.env.toObject());
const { APP_VERSION: version } = config.base;
const checkDependencies = createDependencyCheck(deps.db);
Deno.serve(createApp({ ...deps, version, checkDependencies }, config.base).fetch);
