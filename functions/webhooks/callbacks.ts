import * as z from "zod";
import type { CallbackProvider } from "../../shared/callbacks/handle.ts";
import { readDispute } from "../../shared/callbacks/xendit_dispute.ts";
import { readNativeCallback } from "../../shared/callbacks/xendit_native.ts";
import { readPayoutCallback } from "../../shared/callbacks/xendit_payout.ts";
import { inUse } from "../../shared/features.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import type { Reason } from "../../shared/reasons.ts";
import type { Invoice } from "../../shared/providers/payments.ts";
import type { ReceivedCallback, WebhooksDeps } from "./deps.ts";
import { receiveEmail } from "./emails.ts";
import { jsonObject } from "./json.ts";
import type { JsonObject } from "./json.ts";
import { receiveInvoice } from "./payments.ts";
import { requireHeader, requireSvixSignature, requireToken } from "./verify.ts";

export interface Callback {
  /** One with the provider's name, one neutral. */
  routes: readonly Pick<Endpoint, "id" | "path" | "title">[];
  /** The header that authenticates the sender, as shown in the API reference. */
  header: string;
  /** Of a new and usable callback. */
  description: string;
  reasons?: readonly Reason[];
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
  /** Stores and applies the callback in one step. Returns the remaining work, or null. */
  receive(deps: WebhooksDeps, callback: ReceivedCallback): Promise<ToStore | null>;
}

/** The callback is to be stored, and applied after that. Without a body the stored one is applied. */
interface ToStore {
  body?: JsonObject;
  invoice?: Promise<Invoice | null>;
}

const toStore = ({ body }: ReceivedCallback) => Promise.resolve({ body });

const byBytes = (_request: Request, rawBody: string) => rawBody;

const xendit = {
  header: "x-callback-token",
  verifyHeaders: (request, secrets) =>
    requireToken(request, "x-callback-token", secrets.XENDIT_CALLBACK_TOKEN),
  body: jsonObject,
  identity: byBytes,
  receive: (_deps, callback) => toStore(callback),
} satisfies Partial<Callback>;

export const CALLBACKS: Record<CallbackProvider, Callback> = {
  xendit: {
    ...xendit,
    routes: [
      { id: "webhooks_xendit", path: "/webhooks/xendit", title: "Invoice callback (Xendit)" },
      {
        id: "webhooks_payment_provider",
        path: "/webhooks/payment_provider",
        title: "Invoice callback",
      },
    ],
    description: "Applies a paid, expired or failed invoice to its order or boost.",
    reference: (body) => body["external_id"],
    receive: receiveInvoice,
  },
  xendit_payout: {
    ...xendit,
    routes: [
      {
        id: "webhooks_xendit_payout",
        path: "/webhooks/xendit/payout",
        title: "Payout callback (Xendit)",
      },
      {
        id: "webhooks_payment_provider_payout",
        path: "/webhooks/payment_provider/payout",
        title: "Payout callback",
      },
    ],
    description: "Applies the state of a payout link to its withdrawal.",
    reference: (body) => readPayoutCallback(body).externalId,
  },
  xendit_native: {
    ...xendit,
    routes: [
      {
        id: "webhooks_xendit_native",
        path: "/webhooks/xendit-native",
        title: "Native payment callback (Xendit)",
      },
      {
        id: "webhooks_payment_provider_native",
        path: "/webhooks/payment_provider-native",
        title: "Native payment callback",
      },
    ],
    description: "Stores a payment made without an invoice: virtual account, e-wallet or QR code.",
    reference: (body) => readDispute(body)?.reference ?? readNativeCallback(body)?.reference,
  },
  biteship: {
    routes: [
      {
        id: "webhooks_biteship",
        path: "/webhooks/biteship",
        title: "Shipment callback (Biteship)",
      },
      {
        id: "webhooks_shipping_provider",
        path: "/webhooks/shipping_provider",
        title: "Shipment callback",
      },
    ],
    header: "BITESHIP_SIGNATURE_HEADER",
    description: "Applies the courier's status to its parcel and order.",
    verifyHeaders: (request, secrets) =>
      requireToken(request, secrets.BITESHIP_SIGNATURE_HEADER, secrets.BITESHIP_SIGNATURE_SECRET),
    // When a callback URL is registered, Biteship posts an empty body or {} and expects 200.
    isProbe: (rawBody) => /^\s*(\{\s*\})?\s*$/.test(rawBody),
    body: jsonObject,
    identity: byBytes,
    reference: (body) => body["order_id"],
    receive: (_deps, callback) => toStore(callback),
  },
  resend: {
    routes: [
      { id: "webhooks_resend", path: "/webhooks/resend", title: "E-mail callback (Resend)" },
      { id: "webhooks_email_provider", path: "/webhooks/email_provider", title: "E-mail callback" },
    ],
    header: "svix-signature",
    description: "Stores whether an e-mail arrived; an address that bounces gets none any more.",
    reasons: ["feature_off"],
    verifyHeaders: (request, secrets) => {
      inUse(secrets.RESEND_WEBHOOK_SECRET);
      return requireHeader(request, "svix-signature");
    },
    verifyBody: (request, rawBody, secrets) =>
      requireSvixSignature(request, rawBody, inUse(secrets.RESEND_WEBHOOK_SECRET)),
    body: z.object({ type: z.string(), data: jsonObject }).catchall(z.json()),
    identity: (request) => request.headers.get("svix-id"),
    reference: ({ data }) => (data as JsonObject)["email_id"],
    // The first body of a message id counts. Other providers have no ids: equal callbacks have equal bodies.
    receive: async (deps, callback) => await receiveEmail(deps, callback) ? null : {},
  },
};
