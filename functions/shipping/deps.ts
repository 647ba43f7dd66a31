/** What shipping needs beyond the database: the carriers' broker, the key that signs quotes, and where labels lie. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Storage } from "../../shared/providers/storage.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";
import type { BookingDeps } from "../../shared/work/booking.ts";

export interface ShippingDeps extends BookingDeps {
  quoteSecrets: Secrets;
  storage: Storage;
}

export const endpoint = endpointFor<ShippingDeps>();
