import { endpointFor } from "../../shared/http/endpoint.ts";
import type { PaymentProvider } from "../../shared/providers/payment/port.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";
import type { BookingDeps } from "../../shared/work/booking.ts";
import type { Storage } from "../../shared/providers/storage.ts";

export interface OrdersDeps extends BookingDeps {
  payments: PaymentProvider;
  quoteSecrets: Secrets;
  storage: Storage;
}

export const endpoint = endpointFor<OrdersDeps>();
