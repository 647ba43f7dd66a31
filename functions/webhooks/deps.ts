import type { EmailUpdate } from "../../shared/callbacks/resend.ts";
import type { Settings } from "../../shared/config.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";
import type { JsonObject } from "../../shared/domain/json.ts";
import type { Off } from "../../shared/features.ts";
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { PaymentProvider } from "../../shared/providers/payment/port.ts";
import type { Shipping } from "../../shared/providers/shipping.ts";

/** The stored part of a callback. */
export interface ReceivedCallback {
  digest: string;
  body: JsonObject;
  reference: string | null;
}

/** A callback that suppresses no address. */
export interface EmailCallback extends ReceivedCallback {
  update: EmailUpdate | null;
}

export interface WebhooksDeps extends Deps {
  /** Stores and applies a callback of the e-mail provider. False if it was stored before. */
  applyEmailCallback(callback: EmailCallback): Promise<boolean>;
  payments: PaymentProvider;
  shipping: Shipping;
  secrets: Settings<"webhooks"> & { RESEND_WEBHOOK_SECRET: Secrets | Off };
}

export const endpoint = endpointFor<WebhooksDeps>();
