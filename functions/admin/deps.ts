import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { PaymentProvider } from "../../shared/providers/payment/port.ts";
import type { Shipping } from "../../shared/providers/shipping.ts";
import type { Storage } from "../../shared/providers/storage.ts";

export interface AdminDeps extends Deps {
  payments: PaymentProvider;
  shipping: Shipping;
  storage: Storage;
}

export const endpoint = endpointFor<AdminDeps>();
