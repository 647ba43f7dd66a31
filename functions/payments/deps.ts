import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { PaymentProvider } from "../../shared/providers/payment/port.ts";

export interface PaymentsDeps extends Deps {
  payments: PaymentProvider;
}

export const endpoint = endpointFor<PaymentsDeps>();
