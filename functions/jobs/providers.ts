/** Everyone outside whom a job may have to ask, made from the configuration. */
import type { Config } from "../../shared/config.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createXenditStatement } from "../../shared/providers/xendit_statement.ts";

export const providersOf = (config: Config<"payments" | "shipping">) => ({
  payments: createXendit(config.payments),
  payouts: createXenditPayouts(config.payments),
  statement: createXenditStatement(config.payments),
  shipping: createBiteship(config.shipping),
});
