import * as z from "zod";
import type { CallbackProvider } from "../../shared/callbacks/handle.ts";
import { readDispute } from "../../shared/callbacks/xendit_dispute.ts";
import { readNativeCallback } from "../../shared/callbacks/xendit_native.ts";
import { readPayoutCallback } from "../../shared/callbacks/xendit_payout.ts";
import type { ErrorCode } from "../../shared/errors.ts";
import { inUse } from "../../shared/features.ts";
import type { WebhooksDeps } from "./deps.ts";
import { jsonObject } from "./json.ts";
import type { JsonObject } from "./json.ts";
import { requireHeader, requireSvixSignature, requireToken } from "./verify.ts";

export interface Callback {
  /** Paths by operation id: one with the provider's name, one neutral. */
  routes: Record<string, string>;
  /** The header that authenticates the sender, as shown in the API reference. */
  header: string;
  summary: string;
  /** Besides UNAUTHORIZED and VALIDATION. */
  errors?: readonly ErrorCode[];
  /** Runs before the body is read: checks a token, or that there is a signature. */
  verifyHeaders(request: Request, secrets: WebhooksDeps["secrets"]): Promise<void>;
  /** Checks a signature of the body. */
  verifyBody?(request: Request, rawBody: string, secrets: WebhooksDeps["secrets"]): Promise<void>;
  /** True for a request that only tests the URL: answered with 200, not verified, not stored. At most PROBE_BYTES. */
  isProbe?(rawBody: string): boolean;
  body: z.ZodType<JsonObject>;
  /** Two callbacks of the same identity are stored once. */
  identity(request: Request, rawBody: string): string | null;
  /** The purchase, withdrawal, parcel or e-mail that the callback is about; staff search by it. */
  reference(body: JsonObject): unknown;
}

const byBytes = (_request: Request, rawBody: string) => rawBody;

const xendit = {
  header: "x-callback-token",
  verifyHeaders: (request, secrets) =>
    requireToken(request, "x-callback-token", secrets.XENDIT_CALLBACK_TOKEN),
  body: jsonObject,
  identity: byBytes,
} satisfies Partial<Callback>;

export const CALLBACKS: Record<CallbackProvider, Callback> = {
  xendit: {
    ...xendit,
    routes: {
      "webhooks_xendit": "/webhooks/xendit",
      "webhooks_payment_provider": "/webhooks/payment_provider",
    },
    summary: "Receive an invoice callback from the payment provider.",
    reference: (body) => body["external_id"],
  },
  xendit_payout: {
    ...xendit,
    routes: {
      "webhooks_xendit_payout": "/webhooks/xendit/payout",
      "webhooks_payment_provider_payout": "/webhooks/payment_provider/payout",
    },
    summary: "Receive a payout callback from the payment provider.",
    reference: (body) => readPayoutCallback(body).externalId,
  },
  xendit_native: {
    ...xendit,
    routes: {
      "webhooks_xendit_native": "/webhooks/xendit-native",
      "webhooks_payment_provider_native": "/webhooks/payment_provider-native",
    },
    summary: "Receive a payment callback without an invoice: virtual account, e-wallet or QR code.",
    reference: (body) => readDispute(body)?.reference ?? readNativeCallback(body)?.reference,
  },
  biteship: {
    routes: {
      "webhooks_biteship": "/webhooks/biteship",
      "webhooks_shipping_provider": "/webhooks/shipping_provider",
    },
    header: "BITESHIP_SIGNATURE_HEADER",
    summary: "Receive a shipment callback from the shipping provider.",
    verifyHeaders: (request, secrets) =>
      requireToken(request, secrets.BITESHIP_SIGNATURE_HEADER, secrets.BITESHIP_SIGNATURE_SECRET),
    // When a callback URL is registered, Biteship posts an empty body or {} and expects 200.
    isProbe: (rawBody) => /^\s*(\{\s*\})?\s*$/.test(rawBody),
    body: jsonObject,
    identity: byBytes,
    reference: (body) => body["order_id"],
  },
  resend: {
    routes: {
      "webhooks_resend": "/webhooks/resend",
      "webhooks_email_provider": "/webhooks/email_provider",
    },
    header: "svix-signature",
    summary: "Receive an e-mail callback from the e-mail provider.",
    errors: ["UNAVAILABLE"],
    verifyHeaders: (request, secrets) => {
      inUse(secrets.RESEND_WEBHOOK_SECRET);
      return requireHeader(request, "svix-signature");
    },
    verifyBody: (request, rawBody, secrets) =>
      requireSvixSignature(request, rawBody, inUse(secrets.RESEND_WEBHOOK_SECRET)),
    body: z.object({ type: z.string(), data: jsonObject }).catchall(z.json()),
    identity: (request) => request.headers.get("svix-id"),
    reference: ({ data }) => (data as JsonObject)["email_id"],
  },
};
