import { boot } from "../../shared/boot.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments");
const payouts = createXenditPayouts(config.payments);
Deno.serve(createApp({ ...deps, payouts }, config.base).fetch);
