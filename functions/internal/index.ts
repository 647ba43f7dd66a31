import { boot } from "../../shared/boot.ts";
import { whenOn } from "../../shared/features.ts";
import { endpoints } from "./app.ts";

const { deps, config, route } = boot(Deno.env.toObject(), "portal");
const portalSecrets = whenOn(config.portal, (portal) => portal.FINANCE_PORTAL_SECRET);
Deno.serve(route(endpoints, { ...deps, portalSecrets }));
