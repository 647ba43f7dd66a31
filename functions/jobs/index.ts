import { boot, labelsUrl, scheduled } from "../../shared/boot.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints, own } from "./app.ts";
import { providersOf, SLICES } from "./providers.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), ...SLICES, "schedules");
const { base } = config;
const given = {
  ...deps,
  ...providersOf(config, deps, watch),
  ...scheduled(config, deps.log),
  labelsUrl: labelsUrl(base),
};
Deno.serve(createRouter(endpoints, { ...given, ...own(given) }, base).fetch);
