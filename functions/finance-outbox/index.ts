import { boot, scheduled } from "../../shared/boot.ts";
import { whenOn } from "../../shared/features.ts";
import { createPortal } from "../../shared/providers/portal.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "portal", "schedules");
const portal = whenOn(config.portal, createPortal);
Deno.serve(
  createApp({ ...deps, portal, ...scheduled(config, deps.log) }, config.base).fetch,
);
