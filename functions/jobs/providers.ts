import type { Config } from "../../shared/config.ts";
import type { Log } from "../../shared/log.ts";
import { createAccounts } from "./providers/accounts.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createQstash } from "./providers/qstash.ts";
import { createResend } from "./providers/resend.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createWebPush } from "../../shared/providers/web_push.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createXenditStatement } from "./providers/xendit_statement.ts";

/** The clients of the payment provider. */
export const moneyOf = (config: Config<"payments">) => ({
  payments: createXendit(config.payments),
  payouts: createXenditPayouts(config.payments),
  statement: createXenditStatement(config.payments),
});

/** The parts of the configuration that providersOf needs. */
export const SLICES = ["payments", "shipping", "mail", "push", "qstash"] as const;

export const providersOf = (config: Config<"base" | (typeof SLICES)[number]>, log: Log) => ({
  ...moneyOf(config),
  shipping: createBiteship(config.shipping),
  mail: createResend(config.mail),
  push: createWebPush(config.push, log),
  storage: createStorage(config.base),
  accounts: createAccounts(config.base),
  runs: createQstash(config.qstash),
});
