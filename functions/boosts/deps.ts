import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Payments } from "../../shared/providers/payments.ts";

export interface BoostsDeps extends Deps {
  payments: Payments;
}

export const endpoint = endpointFor<BoostsDeps>();
