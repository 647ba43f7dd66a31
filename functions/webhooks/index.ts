import { boot, callbackSecrets } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createPaymentProvider } from "../../shared/providers/payment/adapters.ts";
import { endpoints, own, SLICES } from "./app.ts";

const { deps, config, watch, route } = boot(Deno.env.toObject(), ...SLICES);
const providers = {
  payments: watch("payments", createPaymentProvider(config.payments, deps.db)),
  shipping: watch("shipping", createBiteship(config.shipping)),
  secrets: callbackSecrets(config),
  ...own(deps),
};
Deno.serve(route(endpoints, { ...deps, ...providers }));
