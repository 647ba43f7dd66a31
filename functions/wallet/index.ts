import { boot } from "../../shared/boot.ts";
import { createPaymentProvider } from "../../shared/providers/payment/adapters.ts";
import { endpoints } from "./app.ts";

const { deps, config, watch, route } = boot(Deno.env.toObject(), "payments", "payouts");
const payments = watch("payments", createPaymentProvider(config.payments, deps.db));
const payoutLinkFee = config.payouts.PAYOUT_LINK_FEE_IDR;
Deno.serve(route(endpoints, { ...deps, payments, payoutLinkFee }));
