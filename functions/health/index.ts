import { boot } from "../../shared/boot.ts";
import { FEATURES, featuresOff } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints } from "./app.ts";
import { createDependencyCheck } from "./dependencies.ts";

const { deps, config } = boot(Deno.env.toObject(), ...FEATURES);
const { APP_VERSION: version } = config.base;
const checkDependencies = createDependencyCheck(deps.db, featuresOff(config));
Deno.serve(createRouter(endpoints, { ...deps, version, checkDependencies }, config.base).fetch);
