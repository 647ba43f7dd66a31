import { boot, scheduled } from "../../shared/boot.ts";
import { payoutTermsOf } from "./drain.ts";
import { endpoints } from "./app.ts";

const { deps, config, route } = boot(Deno.env.toObject(), "disbursements", "payouts", "schedules");
const payoutTerms = payoutTermsOf(config);
Deno.serve(route(endpoints, { ...deps, payoutTerms, ...scheduled(config, deps.log) }));
