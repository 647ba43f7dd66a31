/**
 * Payment Sessions and their payments: another API over the same pages. Follows the strictest reading of
 * docs.xendit.co: create-session, get-session, cancel-session, get-payment (docs/providers.md lists the open
 * questions).
 */
import * as z from "zod";
import type { Clock } from "../context.ts";
import { ProviderError } from "../http.ts";
import { businessId, validationError } from "./business.ts";
import type { Invoice, InvoiceRequest } from "./invoices.ts";

const item = z.strictObject({
  reference_id: z.string().min(1).max(255),
  type: z.enum([
    "DIGITAL_PRODUCT",
    "PHYSICAL_PRODUCT",
    "DIGITAL_SERVICE",
    "PHYSICAL_SERVICE",
    "FEE",
  ]),
  name: z.string().min(1).max(255),
  category: z.string().max(255),
  net_unit_amount: z.number().min(0),
  quantity: z.int().min(1),
});
const sessionRequest = z.strictObject({
  reference_id: z.string().min(1).max(64),
  session_type: z.literal("PAY"),
  mode: z.literal("PAYMENT_LINK"),
  amount: z.int().min(1).max(1e12),
  currency: z.literal("IDR"),
  country: z.literal("ID"),
  capture_method: z.literal("AUTOMATIC").optional(),
  locale: z.string().length(2).optional(),
  description: z.string().min(1).max(1000).optional(),
  expires_at: z.iso.datetime().optional(),
  items: z.array(item).optional(),
});

const MINUTE_MS = 60_000;
const SHORTEST_MS = 10 * MINUTE_MS;
const DEFAULT_MS = 30 * MINUTE_MS;

const error = (status: 400 | 404 | 422, error_code: string, message: string) =>
  new ProviderError(status, { error_code, message });

/** `undefined` stands for a body that is not JSON. */
export function readSessionRequest(body: unknown, clock: Clock): InvoiceRequest {
  const parsed = sessionRequest.safeParse(body);
  if (!parsed.success) throw validationError(parsed.error, "request/body is not valid");
  const { reference_id, amount, currency, description, expires_at, items } = parsed.data;
  const sum = items?.reduce((sum, each) => sum + each.net_unit_amount * each.quantity, 0);
  if (sum !== undefined && sum !== amount) {
    throw error(400, "INVALID_AMOUNT", "The items do not add up to the amount");
  }
  const now = clock.now().getTime();
  const lasts = expires_at === undefined ? DEFAULT_MS : Date.parse(expires_at) - now;
  if (lasts < SHORTEST_MS) {
    throw error(400, "INVALID_EXPIRY_DATE", "expires_at must be at least 10 minutes in the future");
  }
  return {
    external_id: reference_id,
    amount,
    currency,
    description,
    invoice_duration: lasts / 1000,
    items: items?.map(({ name, net_unit_amount, quantity }) => ({
      name,
      price: net_unit_amount,
      quantity,
    })),
  };
}

export const sessionNotFound = () => error(404, "NOT_FOUND", "Session not found");
export const paymentNotFound = () => error(404, "DATA_NOT_FOUND", "Payment not found");
export const notActive = (invoice: Invoice) =>
  error(
    422,
    "INVALID_SESSION_STATUS",
    `Session status is ${sessionStatus(invoice)}, expecting ACTIVE`,
  );

function sessionStatus({ status, canceled }: Invoice) {
  if (canceled) return "CANCELED";
  return status === "PENDING" ? "ACTIVE" : status === "PAID" ? "COMPLETED" : "EXPIRED";
}

/** A session that ended before its payment does not show the payment. */
export function toSession(invoice: Invoice): Record<string, unknown> {
  const { request, payment } = invoice;
  const completed = invoice.status === "PAID" ? payment : null;
  return {
    payment_session_id: invoice.id,
    created: invoice.created,
    updated: invoice.updated,
    reference_id: request.external_id,
    session_type: "PAY",
    mode: "PAYMENT_LINK",
    currency: request.currency,
    amount: request.amount,
    country: "ID",
    expires_at: invoice.expiryDate,
    description: request.description,
    status: sessionStatus(invoice),
    payment_link_url: invoice.invoiceUrl,
    payment_token_id: null,
    payment_id: completed?.id ?? null,
    payment_request_id: completed && requestOf(invoice),
    business_id: businessId,
  };
}

/** The payment request's id; null until it is paid. */
export const requestOf = ({ payment }: Invoice) => payment && payment.id.replace("py-", "pr-");

/** Amounts are text, as in the documentation's examples. */
export function toPayment(invoice: Invoice): Record<string, unknown> {
  const { request, payment } = invoice;
  if (payment === null) throw paymentNotFound();
  return {
    payment_id: payment.id,
    business_id: businessId,
    reference_id: request.external_id,
    payment_request_id: requestOf(invoice),
    type: "PAY",
    country: "ID",
    currency: "IDR",
    request_amount: String(request.amount),
    capture_method: "AUTOMATIC",
    channel_code: "BRI_VIRTUAL_ACCOUNT",
    captures: [{
      capture_timestamp: payment.at,
      capture_id: payment.id.replace("py-", "cap-"),
      capture_amount: String(payment.amount),
    }],
    status: "SUCCEEDED",
    created: payment.at,
    updated: payment.at,
  };
}

/** `to` is the end of the path: the dashboard has a URL for each product. */
export function toSessionCallbacks(
  invoice: Invoice,
  event: "PAID" | "EXPIRED" | "FAILED",
): { to: string; body: object }[] {
  const envelope = (name: string, data: object) => ({
    event: name,
    business_id: businessId,
    created: invoice.updated,
    data,
  });
  if (event === "EXPIRED") {
    return [{ to: "", body: envelope("payment_session.expired", toSession(invoice)) }];
  }
  if (event === "FAILED" || invoice.payment === null) {
    const failed = { reference_id: invoice.request.external_id, status: "FAILED" };
    return [{ to: "-native", body: envelope("payment.failure", failed) }];
  }
  const captured = { to: "-native", body: envelope("payment.capture", toPayment(invoice)) };
  const completed = { to: "", body: envelope("payment_session.completed", toSession(invoice)) };
  return invoice.status === "PAID" ? [completed, captured] : [captured];
}
