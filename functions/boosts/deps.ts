import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { PaymentProvider } from "../../shared/providers/payment/port.ts";

export interface BoostsDeps extends Deps {
  payments: PaymentProvider;
}

export const endpoint = endpointFor<BoostsDeps>();
