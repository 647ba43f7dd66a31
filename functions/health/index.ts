import { boot } from "../../shared/boot.ts";
import { createApp } from "./app.ts";
import { createAskDependencies } from "./dependencies.ts";

const { deps, config } = boot(Deno.env.toObject());
const { APP_VERSION: version } = config.base;
const askDependencies = createAskDependencies(deps.db);
Deno.serve(createApp({ ...deps, version, askDependencies }, config.base).fetch);
