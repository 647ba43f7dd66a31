/** What withdrawing needs beyond the database: someone to pay out, and what that costs. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Payouts } from "../../shared/providers/payouts.ts";

export interface WalletDeps extends Deps {
  payouts: Payouts;
  /** Rupiah that we keep of each withdrawal. */
  payoutLinkFee: number;
}

export const endpoint = endpointFor<WalletDeps>();
