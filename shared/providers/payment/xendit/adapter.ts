import type { Settings } from "../../../config.ts";
import { isOneOf } from "../../../secret.ts";
import type { PaymentProvider } from "../port.ts";
import { xenditCall } from "./call.ts";
import type { XenditCall } from "./call.ts";
import { readPaymentCallback, readPayoutCallback } from "./callbacks.ts";
import { disputes } from "./disputes.ts";
import { invoices } from "./invoices.ts";
import { movements } from "./movements.ts";
import { payouts } from "./payouts.ts";
import { refunds } from "./refunds.ts";
import { paymentRequestOf, sessions } from "./sessions.ts";

/** The invoices API, which the provider calls legacy. */
export function xenditInvoices(config: Settings<"payments">): PaymentProvider {
  const call = xenditCall(config);
  return {
    key: "xendit_invoices",
    ...common(call),
    ...invoices(call),
    ...refunds(call, invoiceOf),
  };
}

export function xenditSessions(config: Settings<"payments">): PaymentProvider {
  const call = xenditCall(config);
  return {
    key: "xendit_sessions",
    ...common(call),
    ...sessions(call),
    ...refunds(call, paymentRequestOf(call)),
  };
}

const invoiceOf = (invoice_id: string) => Promise.resolve({ invoice_id });

const common = (call: XenditCall) => ({
  statement: "xendit",
  ...payouts(call),
  ...disputes(call),
  movements: movements(call),
  // One token for all products, which covers neither body nor time. Source: docs.xendit.co,
  // handling-webhooks.
  verifyCallback: async (request, _body, { XENDIT_CALLBACK_TOKEN }) =>
    await isOneOf(XENDIT_CALLBACK_TOKEN, request.headers.get("x-callback-token") ?? ""),
  readCallback: (kind, body) =>
    kind === "payout" ? readPayoutCallback(body) : readPaymentCallback(body),
} satisfies Partial<PaymentProvider>);
