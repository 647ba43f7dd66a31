import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { PaymentProvider } from "../../shared/providers/payment/port.ts";

export interface WalletDeps extends Deps {
  payments: PaymentProvider;
  /** Our charge per withdrawal, in rupiah. */
  payoutLinkFee: number;
}

export const endpoint = endpointFor<WalletDeps>();
