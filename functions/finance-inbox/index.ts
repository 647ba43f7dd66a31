import { boot, scheduled } from "../../shared/boot.ts";
import { createRouter } from "../../shared/http/router.ts";
import { payoutTermsOf } from "./drain.ts";
import { endpoints } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "disbursements", "payouts", "schedules");
const payoutTerms = payoutTermsOf(config);
Deno.serve(
  createRouter(endpoints, { ...deps, payoutTerms, ...scheduled(config, deps.log) }, config.base)
    .fetch,
);
