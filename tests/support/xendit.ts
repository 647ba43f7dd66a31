/** The adapters of the payment provider, connected to its emulator. */
import { createXendit } from "../../shared/providers/xendit.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createXenditStatement } from "../../functions/jobs/providers/xendit_statement.ts";
import type { Market } from "./market.ts";

export function xendit({ url }: Pick<Market, "url">) {
  const config = {
    XENDIT_SECRET_KEY: "xnd_test",
    XENDIT_BASE_URL: `${url}/sandbox/payment/api`,
    PROVIDER_TIMEOUT_MS: 5_000,
  };
  return {
    payments: createXendit(config),
    payouts: createXenditPayouts(config),
    statement: createXenditStatement(config),
  };
}
