import { boot } from "../../shared/boot.ts";
import { createPaymentProvider } from "../../shared/providers/payment/adapters.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), "payments", "payouts");
const payments = watch("payments", createPaymentProvider(config.payments, deps.db));
const payoutLinkFee = config.payouts.PAYOUT_LINK_FEE_IDR;
Deno.serve(createRouter(endpoints, { ...deps, payments, payoutLinkFee }, config.base).fetch);
