import { boot } from "../../shared/boot.ts";
import { createPortal } from "../../shared/providers/portal.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "portal");
Deno.serve(createApp({ ...deps, portal: createPortal(config.portal) }, config.base).fetch);
