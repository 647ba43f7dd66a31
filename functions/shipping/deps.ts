/** What shipping needs beyond the database: the carriers' broker, and the key that signs quotes. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Shipping } from "../../shared/providers/shipping.ts";

export interface ShippingDeps extends Deps {
  shipping: Shipping;
  quoteSecret: string;
}

export const endpoint = endpointFor<ShippingDeps>();
