import { boot, labelsUrl, scheduled } from "../../shared/boot.ts";
import { endpoints, own } from "./app.ts";
import { providersOf, SLICES } from "./providers.ts";

const { deps, config, watch, route } = boot(Deno.env.toObject(), ...SLICES, "schedules");
const given = {
  ...deps,
  ...providersOf(config, deps, watch),
  ...scheduled(config, deps.log),
  labelsUrl: labelsUrl(config.base),
};
Deno.serve(route(endpoints, { ...given, ...own(given) }));
