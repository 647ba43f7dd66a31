import * as z from "zod";
import type { CallbackProvider } from "../../shared/callbacks/handle.ts";
import { json, jsonObject } from "../../shared/domain/json.ts";
import type { JsonObject } from "../../shared/domain/json.ts";
import { inUse } from "../../shared/features.ts";
import type { Endpoint, Signature } from "../../shared/http/endpoint.ts";
import type { Reason } from "../../shared/reasons.ts";
import type { CallbackKind, Invoice } from "../../shared/providers/payment/port.ts";
import type { ReceivedCallback, WebhooksDeps } from "./deps.ts";
import { receiveEmail } from "./emails.ts";
import { receivePayment } from "./payments.ts";
import { requireHeader, requireSvixSignature, requireToken, requireVerified } from "./verify.ts";

export interface Callback {
  /** Each with the provider's name, and again with a neutral one. */
  routes: readonly Pick<Endpoint, "id" | "path" | "title">[];
  /** The signature that authenticates the sender. */
  signature: Signature;
  /** For a new and usable callback. */
  description: string;
  reasons?: readonly Reason[];
  /** Runs before the body is read: checks a token, or the presence of a signature. */
  verifyHeaders(request: Request, deps: WebhooksDeps): Promise<void>;
  /** Checks a signature of the body. */
  verifyBody?(request: Request, rawBody: string, deps: WebhooksDeps): Promise<void>;
  /** True for a request that only tests the URL: answered with 200, not verified, not stored. At most PROBE_BYTES. */
  isProbe?(rawBody: string): boolean;
  body: z.ZodType<JsonObject>;
  /** Two callbacks with the same identity are stored once. */
  identity(request: Request, rawBody: string): string | null;
  /** The purchase, withdrawal, parcel or e-mail of the callback; staff search by it. */
  reference(body: JsonObject, deps: WebhooksDeps): unknown;
  /** Stores and applies the callback in one step. Returns the remaining work, or null. */
  receive(deps: WebhooksDeps, callback: ReceivedCallback): Promise<ToStore | null>;
}

/** The callback is to be stored, and then applied. Without a body the stored one is applied. */
interface ToStore {
  body?: JsonObject;
  invoice?: Promise<Invoice | null>;
}

const toStore = ({ body }: ReceivedCallback) => Promise.resolve({ body });

/** Any object: an unusable body is stored too, for staff. The API reference shows the fields that are read. */
const told = (fields: Record<string, string>, example: JsonObject) =>
  jsonObject.meta({
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, description]) => [name, {
        ...example[name] === undefined ? {} : { type: typeof example[name] },
        description,
      }]),
    ),
    example,
  });

const byBytes = (_request: Request, rawBody: string) => rawBody;

const ofPaymentProvider = (kind: CallbackKind) => ({
  signature: "callback_token",
  verifyHeaders: (request, { payments, secrets }) =>
    requireVerified(payments.verifyCallback(request, null, secrets)),
  verifyBody: (request, rawBody, { payments, secrets }) =>
    requireVerified(payments.verifyCallback(request, rawBody, secrets)),
  identity: byBytes,
  reference: (body, { payments }) => payments.readCallback(kind, body)?.reference,
} satisfies Partial<Callback>);

export const CALLBACKS: Record<CallbackProvider, Callback> = {
  payment: {
    ...ofPaymentProvider("payment"),
    routes: [
      { id: "webhooks_xendit", path: "/webhooks/xendit", title: "Invoice callback (Xendit)" },
      {
        id: "webhooks_payment_provider",
        path: "/webhooks/payment_provider",
        title: "Invoice callback",
      },
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
    description:
      "Applies an invoice, a payment made without its page (virtual account, e-wallet, " +
      "QR code) or a dispute to its order or boost.",
    body: told({
      id: "The provider's id of the invoice, which is fetched: nothing else in here is believed",
      external_id: "Our reference of the purchase",
      status: "`PAID`, `SETTLED` or `EXPIRED`",
      event: "Of other products: `payment.succeeded`, `qr.payment`, `dispute.created` …",
      data: "Of other products: `reference_id` is our reference, whose invoice is fetched",
    }, { id: "inv-7k3m9q", external_id: "ORD-261121-7K3M9Q", status: "PAID" }),
    receive: receivePayment,
  },
  payout: {
    ...ofPaymentProvider("payout"),
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
    body: told({
      id: "The provider's id of the payout link, which is fetched",
      external_id: "Our id of the withdrawal",
      status: "`COMPLETED`, `FAILED`, `EXPIRED` …",
    }, {
      id: "pl-7k3m9q",
      external_id: "0b6a2b52-6a0e-4a6e-8d5c-7f1f0f7f7c11",
      status: "COMPLETED",
    }),
    receive: (_deps, callback) => toStore(callback),
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
    signature: "courier_token",
    description: "Applies the courier's status to its parcel and order. An empty body, or `{}`, " +
      "tests the URL: 200, without a token.",
    verifyHeaders: (request, { secrets }) =>
      requireToken(request, secrets.BITESHIP_SIGNATURE_HEADER, secrets.BITESHIP_SIGNATURE_SECRET),
    // When a callback URL is registered, Biteship posts an empty body or {} and expects 200.
    isProbe: (rawBody) => /^\s*(\{\s*\})?\s*$/.test(rawBody),
    body: told({
      event: "`order.status`; another event claims no status",
      order_id: "The provider's id of the shipping order, which is fetched",
      status: "`picked`, `delivered` …",
    }, { event: "order.status", order_id: "shp-5f2a9c", status: "delivered" }),
    identity: byBytes,
    reference: (body) => body["order_id"],
    receive: (_deps, callback) => toStore(callback),
  },
  resend: {
    routes: [
      { id: "webhooks_resend", path: "/webhooks/resend", title: "E-mail callback (Resend)" },
      { id: "webhooks_email_provider", path: "/webhooks/email_provider", title: "E-mail callback" },
    ],
    signature: "svix",
    description: "Stores whether an e-mail arrived; an address that bounces gets none any more.",
    reasons: ["feature_off"],
    verifyHeaders: (request, { secrets }) => {
      inUse(secrets.RESEND_WEBHOOK_SECRET);
      return requireHeader(request, "svix-signature");
    },
    verifyBody: (request, rawBody, { secrets }) =>
      requireSvixSignature(request, rawBody, inUse(secrets.RESEND_WEBHOOK_SECRET)),
    body: z.object({ type: z.string(), data: jsonObject }).catchall(json).meta({
      example: {
        type: "email.bounced",
        data: {
          email_id: "em-5f2a9c",
          to: ["rani@example.com"],
          bounce: { type: "Permanent", message: "The mailbox does not exist." },
        },
      },
    }),
    identity: (request) => request.headers.get("svix-id"),
    reference: ({ data }) => (data as JsonObject)["email_id"],
    // The first body of a message id counts. Other providers have no ids: equal callbacks have equal bodies.
    receive: async (deps, callback) => await receiveEmail(deps, callback) ? null : {},
  },
};
