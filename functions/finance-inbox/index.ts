import { boot, verifyTick } from "../../shared/boot.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "portal", "schedules");
const disbursementEnabled = config.portal.FINANCE_DISBURSEMENT_ENABLED;
Deno.serve(
  createApp({ ...deps, disbursementEnabled, verifyTick: verifyTick(config) }, config.base).fetch,
);
