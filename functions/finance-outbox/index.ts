import { boot, verifyTick } from "../../shared/boot.ts";
import { createPortal } from "../../shared/providers/portal.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "portal", "schedules");
const portal = createPortal(config.portal);
Deno.serve(createApp({ ...deps, portal, verifyTick: verifyTick(config) }, config.base).fetch);
