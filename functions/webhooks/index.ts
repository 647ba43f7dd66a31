import { boot } from "../../shared/boot.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "webhooks");
const payments = createXendit(config.payments);
const payouts = createXenditPayouts(config.payments);
Deno.serve(createApp({ ...deps, payments, payouts, secrets: config.webhooks }, config.base).fetch);
