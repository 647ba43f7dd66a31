/** What ordering needs beyond the database: someone to collect money, someone to carry a return, and the key that signs quotes. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Payments } from "../../shared/providers/payments.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";
import type { BookingDeps } from "../../shared/work/booking.ts";

export interface OrdersDeps extends BookingDeps {
  payments: Payments;
  quoteSecrets: Secrets;
}

export const endpoint = endpointFor<OrdersDeps>();
