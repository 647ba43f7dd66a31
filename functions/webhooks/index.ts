import { boot, callbackSecrets } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createPaymentProvider } from "../../shared/providers/payment/adapters.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints, own, SLICES } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), ...SLICES);
const providers = {
  payments: watch("payments", createPaymentProvider(config.payments, deps.db)),
  shipping: watch("shipping", createBiteship(config.shipping)),
  secrets: callbackSecrets(config),
  ...own(deps),
};
Deno.serve(createRouter(endpoints, { ...deps, ...providers }, config.base).fetch);
