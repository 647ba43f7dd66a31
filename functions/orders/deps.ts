/** What ordering needs beyond the database: someone to collect money, and the key that signs quotes. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Payments } from "../../shared/providers/payments.ts";

export interface OrdersDeps extends Deps {
  payments: Payments;
  quoteSecret: string;
}

export const endpoint = endpointFor<OrdersDeps>();
