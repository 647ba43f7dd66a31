import { boot } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createPaymentProvider } from "../../shared/providers/payment/adapters.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { endpoints } from "./app.ts";

const { deps, config, watch, route } = boot(Deno.env.toObject(), "payments", "shipping");
const outside = {
  payments: watch("payments", createPaymentProvider(config.payments, deps.db)),
  shipping: watch("shipping", createBiteship(config.shipping)),
  storage: watch("storage", createStorage(config.base)),
};
Deno.serve(route(endpoints, { ...deps, ...outside }));
