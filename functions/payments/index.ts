import { boot } from "../../shared/boot.ts";
import { createPaymentProvider } from "../../shared/providers/payment/adapters.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), "payments");
const app = createRouter(endpoints, {
  ...deps,
  payments: watch("payments", createPaymentProvider(config.payments, deps.db)),
}, config.base);
Deno.serve(app.fetch);
