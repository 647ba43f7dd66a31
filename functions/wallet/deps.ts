import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Payouts } from "../../shared/providers/payouts.ts";

export interface WalletDeps extends Deps {
  payouts: Payouts;
  /** Our charge per withdrawal, in rupiah. */
  payoutLinkFee: number;
}

export const endpoint = endpointFor<WalletDeps>();
