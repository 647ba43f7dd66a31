import { boot } from "../../shared/boot.ts";
import { createPaymentProvider } from "../../shared/providers/payment/adapters.ts";
import { createApp } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), "payments", "payouts");
const payments = watch("payments", createPaymentProvider(config.payments, deps.db));
const payoutLinkFee = config.payouts.PAYOUT_LINK_FEE_IDR;
Deno.serve(createApp({ ...deps, payments, payoutLinkFee }, config.base).fetch);
