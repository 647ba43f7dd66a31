import { FEATURES, featuresOff } from "../../shared/config.ts";
import type { Config } from "../../shared/config.ts";
import { whenOn } from "../../shared/features.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createPaymentProvider } from "../../shared/providers/payment/adapters.ts";
import { createAccounts } from "./providers/accounts.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { looksOf } from "./providers/looks.ts";
import { createQstash } from "./providers/qstash.ts";
import { createResend } from "./providers/resend.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createWebPush } from "../../shared/providers/web_push.ts";
import type { Watch } from "../../shared/providers/watch.ts";

/** The parts of the configuration that providersOf needs. */
export const SLICES = ["payments", "shipping", "qstash", ...FEATURES] as const;

export const providersOf = (
  config: Config<"base" | (typeof SLICES)[number]>,
  { db, log }: Pick<Deps, "db" | "log">,
  watch: Watch,
) => ({
  payments: watch("payments", createPaymentProvider(config.payments, db)),
  shipping: watch("shipping", createBiteship(config.shipping)),
  mail: whenOn(config.mail, (settings) => watch("mail", createResend(settings))),
  push: whenOn(config.push, (settings) => createWebPush(settings, log)),
  storage: watch("storage", createStorage(config.base)),
  looks: looksOf(config.vision, watch),
  accounts: createAccounts(config.base),
  featuresOff: featuresOff(config),
  runs: createQstash(config.qstash),
});
