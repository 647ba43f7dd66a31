/** The adapter of the payment provider, connected to its emulator. */
import { loadConfig } from "../../shared/config.ts";
import { createPaymentProvider } from "../../shared/providers/payment/adapters.ts";
import type { PaymentProvider } from "../../shared/providers/payment/port.ts";
import type { Market } from "./market.ts";

/** Called without our functions. */
export const paymentsOf = (
  { environment, services }: Pick<Market, "environment" | "services">,
): PaymentProvider =>
  createPaymentProvider(loadConfig(environment, ["payments"]).payments, services.db);

/** Past its API, where a test may have injected faults: for its list. */
export const listBehindApi = ({ url, environment, services }: Market) =>
  paymentsOf({
    services,
    environment: {
      ...environment,
      XENDIT_BASE_URL: `${url}/sandbox/payment`,
      PROVIDER_TIMEOUT_MS: "10000",
    },
  });
