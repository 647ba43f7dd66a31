import * as z from "zod";
import { ProviderError } from "../http.ts";
import { businessId, merchantName, validationError } from "./business.ts";

const text = z.string().max(1000);
const amount = z.number().min(-1e12).max(1e12);
const webUrl = z.url({ protocol: /^https?$/ });
const channels = z.array(z.enum(["whatsapp", "email", "viber", "sms"]));

const invoiceRequest = z.object({
  external_id: z.string().min(1).max(1000),
  // The provider truncates decimals of rupiah amounts.
  amount: z.number().min(1).max(1e12).transform(Math.trunc),
  currency: z.literal("IDR").default("IDR"),
  payer_email: z.email().optional(),
  description: text.optional(),
  invoice_duration: z.number().min(1).max(31_536_000).default(86_400),
  should_send_email: z.boolean().optional(),
  customer: z.record(z.string(), z.unknown()).optional(),
  customer_notification_preference: z.object({
    invoice_created: channels.optional(),
    invoice_reminder: channels.optional(),
    invoice_paid: channels.optional(),
  }).optional(),
  success_redirect_url: webUrl.optional(),
  failure_redirect_url: webUrl.optional(),
  payment_methods: z.array(text).optional(),
  locale: z.string().max(10).optional(),
  items: z.array(z.object({
    name: text,
    price: amount,
    quantity: z.number().min(1),
    reference_id: text.optional(),
    url: webUrl.optional(),
    category: text.optional(),
  })).max(75).optional(),
  fees: z.array(z.object({ type: text, value: amount })).max(10).optional(),
  metadata: z.record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean()]))
    .refine((entries) => Object.keys(entries).length <= 50, "at most 50 keys").nullish(),
});

export type InvoiceRequest = z.infer<typeof invoiceRequest>;

/** `undefined` stands for a body that is not JSON. */
export function readInvoiceRequest(body: unknown): InvoiceRequest {
  if (body === undefined) {
    throw new ProviderError(400, {
      error_code: "INVALID_JSON_FORMAT",
      message: "The request body is not a valid JSON format",
    });
  }
  const parsed = invoiceRequest.safeParse(body);
  if (parsed.success) return parsed.data;
  throw validationError(
    parsed.error,
    "Inputs are failing validation. The errors field contains details about which fields are violating validation.",
  );
}

export interface Payment {
  id: string;
  amount: number;
  at: string;
}

export interface Invoice {
  id: string;
  request: InvoiceRequest;
  status: "PENDING" | "PAID" | "EXPIRED";
  created: string;
  updated: string;
  expiryDate: string;
  invoiceUrl: string;
  payment: Payment | null;
  /** True for a cancelled session; its status is EXPIRED. */
  canceled?: boolean;
}

/** A page of the other API, with the same life. */
export const isSession = ({ id }: Pick<Invoice, "id">) => id.startsWith("ps-");

const SETTLED_AFTER_MS = 24 * 60 * 60_000;

/** PAID becomes SETTLED a day later, without a callback. */
export function statusOf(invoice: Invoice, now: Date): "PENDING" | "PAID" | "SETTLED" | "EXPIRED" {
  if (invoice.status !== "PAID" || invoice.payment === null) return invoice.status;
  const isSettled = now.getTime() - Date.parse(invoice.payment.at) >= SETTLED_AFTER_MS;
  return isSettled ? "SETTLED" : "PAID";
}

/**
 * A late payment leaves `status` at EXPIRED, as the provider documents; `paid_amount`, `paid_at` and
 * `payment_id` report it.
 */
export function toWire(invoice: Invoice, now: Date): Record<string, unknown> {
  const { request } = invoice;
  return {
    id: invoice.id,
    ...commonFields(invoice),
    status: statusOf(invoice, now),
    merchant_profile_picture_url: null,
    expiry_date: invoice.expiryDate,
    invoice_url: invoice.invoiceUrl,
    available_banks: ["BCA", "BNI", "BRI", "MANDIRI", "PERMATA"].map((code) => ({
      bank_code: code,
      collection_type: "POOL",
      transfer_amount: request.amount,
      bank_branch: "Virtual Account",
      account_holder_name: merchantName.toUpperCase(),
      identity_amount: 0,
    })),
    available_retail_outlets: ["ALFAMART", "INDOMARET"]
      .map((name) => ({ retail_outlet_name: name })),
    available_ewallets: ["OVO", "DANA", "SHOPEEPAY", "LINKAJA"]
      .map((type) => ({ ewallet_type: type })),
    available_qr_codes: [{ qr_code_type: "QRIS" }],
    available_direct_debits: [{ direct_debit_type: "DD_BRI" }],
    available_paylaters: [{ paylater_type: "KREDIVO" }],
    should_exclude_credit_card: false,
    should_send_email: request.should_send_email ?? false,
    customer: request.customer,
    customer_notification_preference: request.customer_notification_preference,
    metadata: request.metadata ?? null,
    ...paymentFields(invoice),
  };
}

/** `status` is the event, which may differ from the status of the invoice. */
export function toCallback(
  invoice: Invoice,
  status: "PAID" | "EXPIRED" | "FAILED",
): Record<string, unknown> {
  return {
    id: invoice.id,
    ...commonFields(invoice),
    status,
    is_high: false,
    ...(status === "PAID" ? paymentFields(invoice) : {}),
  };
}

function commonFields({ request, created, updated }: Invoice): Record<string, unknown> {
  return {
    external_id: request.external_id,
    user_id: businessId,
    merchant_name: merchantName,
    amount: request.amount,
    payer_email: request.payer_email,
    description: request.description,
    created,
    updated,
    currency: request.currency,
    items: request.items,
    fees: request.fees,
    success_redirect_url: request.success_redirect_url,
    failure_redirect_url: request.failure_redirect_url,
  };
}

function paymentFields({ payment }: Invoice): Record<string, unknown> {
  if (payment === null) return {};
  return {
    paid_amount: payment.amount,
    paid_at: payment.at,
    payment_id: payment.id,
    payment_method: "BANK_TRANSFER",
    payment_channel: "BCA",
    payment_destination: "8808999912345678",
    bank_code: "BCA",
  };
}
