import { endpointFor } from "../../shared/http/endpoint.ts";
import type { PaymentDeps } from "../../shared/purchase/flow.ts";

export const endpoint = endpointFor<PaymentDeps>();
