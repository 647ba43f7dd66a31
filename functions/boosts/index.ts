import { boot } from "../../shared/boot.ts";
import { createPaymentProvider } from "../../shared/providers/payment/adapters.ts";
import { createApp } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), "payments");
const app = createApp(
  { ...deps, payments: watch("payments", createPaymentProvider(config.payments, deps.db)) },
  config.base,
);
Deno.serve(app.fetch);
