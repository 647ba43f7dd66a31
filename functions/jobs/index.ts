import { boot, labelsUrl, verifyTick } from "../../shared/boot.ts";
import { createApp } from "./app.ts";
import { providersOf, SLICES } from "./providers.ts";

const { deps, config } = boot(Deno.env.toObject(), ...SLICES, "schedules");
const own = { labelsUrl: labelsUrl(config.base), verifyTick: verifyTick(config) };
Deno.serve(createApp({ ...deps, ...providersOf(config, deps.log), ...own }, config.base).fetch);
