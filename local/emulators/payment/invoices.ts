import * as z from "zod";
import type { Context } from "../context.ts";
import { ProviderError } from "../http.ts";
import { toSessionCallbacks } from "./sessions.ts";
import type { Transactions } from "./transactions.ts";
import { createRecords, randomId } from "../records.ts";

/** `to` is the end of the path. */
export type CallBack = (to: string, body: object, about: string) => void;

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

export const validationError = ({ issues }: z.ZodError, message: string) =>
  new ProviderError(400, {
    error_code: "API_VALIDATION_ERROR",
    message,
    errors: issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });

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
  /** Of a session that was cancelled; its status is EXPIRED. */
  canceled?: boolean;
}

/** A page of the other API, with the same life. */
export const isSession = ({ id }: Pick<Invoice, "id">) => id.startsWith("ps-");

export const merchantName = "Preloved";
export const businessId = "5f2a1c9e8b7d6a0012c4e9f3";
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

export function createInvoices(
  context: Context,
  callBack: CallBack,
  transactions: Transactions,
) {
  const { clock, sandboxUrl } = context;
  const invoices = createRecords<Invoice>(context, {
    kind: "invoice",
    names: ({ request, payment }) => [request.external_id, payment?.id],
    dueAt: ({ status, expiryDate }) => status === "PENDING" ? expiryDate : null,
    onDue: (invoice) =>
      notify({ ...invoice, status: "EXPIRED", updated: invoice.expiryDate }, "EXPIRED"),
  });

  function notify(invoice: Invoice, event: "PAID" | "EXPIRED" | "FAILED"): Invoice {
    const callbacks = isSession(invoice)
      ? toSessionCallbacks(invoice, event)
      : [{ to: "", body: toCallback(invoice, event) }];
    for (const { to, body } of callbacks) callBack(to, body, invoice.id);
    return invoice;
  }

  return {
    ...invoices,
    open(request: InvoiceRequest, prefix: "" | "ps-" = ""): Invoice {
      const now = clock.now();
      const id = prefix + randomId(24);
      return invoices.keep({
        id,
        request,
        status: "PENDING",
        created: now.toISOString(),
        updated: now.toISOString(),
        expiryDate: new Date(now.getTime() + request.invoice_duration * 1000).toISOString(),
        invoiceUrl: `${sandboxUrl}/payment/pay/${id}`,
        payment: null,
      });
    },
    /** Pays in any status. A second payment repeats the first one's callback. */
    pay: (id: string, amount?: number) =>
      invoices.change(id, (invoice, at) => {
        if (invoice.payment) return notify(invoice, "PAID");
        const payment = { id: paymentId(invoice), amount: amount ?? invoice.request.amount, at };
        const status = invoice.status === "EXPIRED" ? "EXPIRED" : "PAID";
        const paid: Invoice = { ...invoice, status, updated: at, payment };
        const product = isSession(paid) ? payment.id : paid.id;
        transactions.payment(paid.request.external_id, product, payment.amount);
        return notify(paid, "PAID");
      }),
    /** Without a callback. */
    cancel: (id: string) =>
      invoices.change(id, (invoice, updated) => ({
        ...invoice,
        status: "EXPIRED",
        canceled: true,
        updated,
      })),
    /** Ends a pending invoice. For any other only the callback is sent. */
    end: (id: string, event: "EXPIRED" | "FAILED") =>
      invoices.change(id, (invoice, updated) => {
        const isPending = invoice.status === "PENDING";
        // An attempt that failed leaves its session open.
        if (isSession(invoice) && event === "FAILED") return notify(invoice, event);
        return notify(isPending ? { ...invoice, status: "EXPIRED", updated } : invoice, event);
      }),
  };
}

const paymentId = (invoice: Invoice) => (isSession(invoice) ? "py-" : "") + crypto.randomUUID();
