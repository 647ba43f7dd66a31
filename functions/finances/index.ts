import { boot } from "../../shared/boot.ts";
import { whenOn } from "../../shared/features.ts";
import { createPortal } from "../../shared/providers/portal.ts";
import { endpoints } from "./app.ts";

const { deps, config, route } = boot(Deno.env.toObject(), "portal");
const portal = whenOn(config.portal, createPortal);
Deno.serve(route(endpoints, { ...deps, portal }));
