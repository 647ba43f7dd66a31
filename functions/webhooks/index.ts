import { boot } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "shipping", "webhooks");
const providers = {
  payments: createXendit(config.payments),
  payouts: createXenditPayouts(config.payments),
  shipping: createBiteship(config.shipping),
};
Deno.serve(createApp({ ...deps, ...providers, secrets: config.webhooks }, config.base).fetch);
