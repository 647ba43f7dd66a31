import { boot, verifySchedule } from "../../shared/boot.ts";
import { createPortal } from "../../shared/providers/portal.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "portal", "schedules");
const portal = createPortal(config.portal);
Deno.serve(
  createApp({ ...deps, portal, verifySchedule: verifySchedule(config) }, config.base).fetch,
);
