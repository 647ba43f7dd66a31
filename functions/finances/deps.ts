import type { Off } from "../../shared/features.ts";
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { FinancePortal } from "../../shared/providers/portal.ts";

export interface FinancesDeps extends Deps {
  portal: FinancePortal | Off;
}

export const endpoint = endpointFor<FinancesDeps>();
