import { boot } from "../../shared/boot.ts";
import { whenOn } from "../../shared/features.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "portal");
const portalSecrets = whenOn(config.portal, (portal) => portal.FINANCE_PORTAL_SECRET);
Deno.serve(createRouter(endpoints, { ...deps, portalSecrets }, config.base).fetch);
