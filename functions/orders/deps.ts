import { endpointFor } from "../../shared/http/endpoint.ts";
import type { PaymentProvider } from "../../shared/providers/payment/port.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";
import type { BookingDeps } from "../../shared/work/booking.ts";
import type { PhotoDeps } from "../../shared/providers/photos.ts";

export interface OrdersDeps extends BookingDeps, PhotoDeps {
  payments: PaymentProvider;
  quoteSecrets: Secrets;
}

export const endpoint = endpointFor<OrdersDeps>();
