/** The adapters of the payment provider, connected to its emulator. */
import { createXendit } from "../../shared/providers/xendit.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createXenditStatement } from "../../functions/jobs/providers/xendit_statement.ts";
import type { Market } from "./market.ts";

const configOf = (baseUrl: string) => ({
  XENDIT_SECRET_KEY: "xnd_test",
  XENDIT_BASE_URL: baseUrl,
  PROVIDER_TIMEOUT_MS: 5_000,
});

/** The provider's list past its API, where a test may have injected faults. */
export const listBehindApi = ({ url }: Pick<Market, "url">) =>
  createXenditStatement(configOf(`${url}/sandbox/payment`));

export function xendit({ url }: Pick<Market, "url">) {
  const config = configOf(`${url}/sandbox/payment/api`);
  return {
    payments: createXendit(config),
    payouts: createXenditPayouts(config),
    statement: createXenditStatement(config),
  };
}
