import { boot } from "../../shared/boot.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createApp } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), "payments", "payouts");
const payouts = watch("payments", createXenditPayouts(config.payments));
const payoutLinkFee = config.payouts.PAYOUT_LINK_FEE_IDR;
Deno.serve(createApp({ ...deps, payouts, payoutLinkFee }, config.base).fetch);
