/** Webhooks: what the outside companies tell us. */
import type { BaseConfig } from "../../shared/config.ts";
import { createRouter } from "../../shared/http/router.ts";
import { biteship, shippingProvider } from "./biteship.ts";
import type { WebhooksDeps } from "./deps.ts";
import { emailProvider, resend } from "./resend.ts";
import { paymentProvider, xendit } from "./xendit.ts";
import { paymentProviderPayout, xenditPayout } from "./xendit_payout.ts";
import { paymentProviderNative, xenditNative } from "./xendit_native.ts";

export const endpoints = [
  xendit,
  paymentProvider,
  xenditPayout,
  paymentProviderPayout,
  xenditNative,
  paymentProviderNative,
  biteship,
  shippingProvider,
  resend,
  emailProvider,
];

export const createApp = (deps: WebhooksDeps, config: BaseConfig) =>
  createRouter(endpoints, deps, config);
