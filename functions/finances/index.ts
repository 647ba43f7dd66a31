import { boot } from "../../shared/boot.ts";
import { whenOn } from "../../shared/features.ts";
import { createPortal } from "../../shared/providers/portal.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "portal");
const portal = whenOn(config.portal, createPortal);
Deno.serve(createApp({ ...deps, portal }, config.base).fetch);
