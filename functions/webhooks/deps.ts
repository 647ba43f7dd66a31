import type { Config } from "../../shared/config.ts";
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Payments } from "../../shared/providers/payments.ts";
import type { Payouts } from "../../shared/providers/payouts.ts";
import type { Shipping } from "../../shared/providers/shipping.ts";

export interface WebhooksDeps extends Deps {
  payments: Payments;
  payouts: Payouts;
  shipping: Shipping;
  secrets: Config<"webhooks">["webhooks"];
}

export const endpoint = endpointFor<WebhooksDeps>();
