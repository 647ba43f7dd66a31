import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Storage } from "../../shared/providers/storage.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";
import type { BookingDeps } from "../../shared/work/booking.ts";

export interface ShippingDeps extends BookingDeps {
  quoteSecrets: Secrets;
  storage: Storage;
}

export const endpoint = endpointFor<ShippingDeps>();
