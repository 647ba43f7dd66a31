import { endpointFor } from "../../shared/http/endpoint.ts";
import type { PurchaseDeps } from "../../shared/purchase/flow.ts";

export const endpoint = endpointFor<PurchaseDeps>();
