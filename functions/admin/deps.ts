/** What staff routes need beyond the database: the payment provider, whose word decides about payouts. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Payouts } from "../../shared/providers/payouts.ts";

export interface AdminDeps extends Deps {
  payouts: Payouts;
}

export const endpoint = endpointFor<AdminDeps>();
