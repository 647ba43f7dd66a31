import { boot, callbackSecrets } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createApp } from "./app.ts";

const { deps, config, watch } = boot(
  Deno.env.toObject(),
  "payments",
  "shipping",
  "webhooks",
  "mail",
);
const providers = {
  payments: watch("payments", createXendit(config.payments)),
  payouts: watch("payments", createXenditPayouts(config.payments)),
  shipping: watch("shipping", createBiteship(config.shipping)),
};
Deno.serve(
  createApp({ ...deps, ...providers, secrets: callbackSecrets(config) }, config.base).fetch,
);
