import { boot, scheduled } from "../../shared/boot.ts";
import { payoutTermsOf } from "./drain.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "disbursements", "payouts", "schedules");
const payoutTerms = payoutTermsOf(config);
Deno.serve(
  createApp({ ...deps, payoutTerms, ...scheduled(config, deps.log) }, config.base).fetch,
);
