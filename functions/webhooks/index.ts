import { boot, callbackSecrets } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createApp, SLICES } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), ...SLICES);
const providers = {
  payments: watch("payments", createXendit(config.payments)),
  payouts: watch("payments", createXenditPayouts(config.payments)),
  shipping: watch("shipping", createBiteship(config.shipping)),
  secrets: callbackSecrets(config),
};
Deno.serve(createApp({ ...deps, ...providers }, config.base).fetch);
