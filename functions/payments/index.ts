import { boot } from "../../shared/boot.ts";
import { createPaymentProvider } from "../../shared/providers/payment/adapters.ts";
import { endpoints } from "./app.ts";

const { deps, config, watch, route } = boot(Deno.env.toObject(), "payments");
const payments = watch("payments", createPaymentProvider(config.payments, deps.db));
Deno.serve(route(endpoints, { ...deps, payments }));
