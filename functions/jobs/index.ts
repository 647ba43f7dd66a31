import { boot, labelsUrl, scheduled } from "../../shared/boot.ts";
import { createApp } from "./app.ts";
import { providersOf, SLICES } from "./providers.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), ...SLICES, "schedules");
const { base } = config;
const own = {
  labelsUrl: labelsUrl(base),
  ...scheduled(config, deps.log),
};
Deno.serve(createApp({ ...deps, ...providersOf(config, deps, watch), ...own }, base).fetch);
