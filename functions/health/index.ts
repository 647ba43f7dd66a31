import { boot } from "../../shared/boot.ts";
import { FEATURES, featuresOff } from "../../shared/config.ts";
import { endpoints } from "./app.ts";
import { createDependencyCheck } from "./dependencies.ts";

const { deps, config, route } = boot(Deno.env.toObject(), ...FEATURES);
const { APP_VERSION: version } = config.base;
const checkDependencies = createDependencyCheck(deps.db, featuresOff(config));
Deno.serve(route(endpoints, { ...deps, version, checkDependencies }));
