import * as z from "zod";
import type { Deps } from "../http/endpoint.ts";
import type { Payments } from "../providers/payments.ts";
import { applyInvoice } from "../purchase/invoice_update.ts";

export interface NativePayment {
  /** Under which our invoice may be found. */
  reference: string | null;
  /** A failed or expired attempt is no payment, and a created account is none either. */
  claimsMoney: boolean;
  /** Rupiah; null when it does not say, or not in a way that we could compare. */
  amount: number | null;
}

/** Amounts come as numbers and as texts, whole or with decimals that rupiah do not have. */
const amount = z.coerce.number().int().nonnegative().nullish().catch(null);
const text = z.string().nullish().catch(null);

/** A fixed virtual account was paid: flat, without event and status. */
const accountPaid = z.object({
  callback_virtual_account_id: z.string(),
  payment_id: z.string(),
  external_id: text,
  amount,
});

/** A fixed virtual account was made or changed. */
const accountChanged = z.object({
  external_id: z.string(),
  account_number: z.string(),
  bank_code: z.string(),
  is_closed: z.boolean(),
});

/** QR codes of the first kind: flat, the reference inside the code. */
const flatQr = z.object({
  qr_code: z.object({ external_id: text, reference_id: text }),
  status: z.string(),
  amount,
});

/** E-wallets, QR codes and payments v2 and v3: an event with data in it. */
const enveloped = z.object({
  event: z.string(),
  data: z.object({
    reference_id: text,
    status: text,
    capture_amount: amount,
    charge_amount: amount,
    request_amount: amount,
    amount,
  }),
});

const MONEY_EVENTS =
  /^(ewallet\.capture|qr\.payment|payment\.(succeeded|capture)|payment_request\.succeeded)$/;
const KNOWN_EVENTS = /^(ewallet|qr|payment|payment_request|payment_method)\./;
const SUCCESS = /^(SUCCEEDED|COMPLETED|CAPTURED|PAID|SETTLED)$/i;

/** A payment outside an invoice's page: virtual account, e-wallet, QR. What counts is the invoice that is then fetched. */
export async function handleNativePayment(
  deps: Deps & { payments: Payments },
  body: Record<string, unknown>,
): Promise<string> {
  const notification = readNativeCallback(body);
  if (!notification) return "unfamiliar";
  if (!notification.claimsMoney) return "noted";
  const invoice = notification.reference
    ? await deps.payments.findInvoice(notification.reference)
    : null;
  if (!invoice) return "unconfirmed";
  const outcome = await applyInvoice(deps, invoice);
  if (outcome === "unknown") return outcome;
  // Money that the provider's own invoice does not know of is booked by nobody.
  const isConfirmed = invoice.paid_amount !== null &&
    (notification.amount === null || notification.amount === invoice.paid_amount);
  return isConfirmed ? outcome : "unconfirmed";
}

/** The callback in our words, or null when it has none of the shapes that we know. */
export function readNativeCallback(body: unknown): NativePayment | null {
  const paid = accountPaid.safeParse(body);
  if (paid.success) {
    const { external_id, amount } = paid.data;
    return { reference: external_id ?? null, claimsMoney: true, amount: amount ?? null };
  }
  const event = enveloped.safeParse(body);
  if (event.success && KNOWN_EVENTS.test(event.data.event)) return readEnvelope(event.data);
  const qr = flatQr.safeParse(body);
  if (qr.success) {
    const { qr_code, status, amount } = qr.data;
    const reference = qr_code.external_id ?? qr_code.reference_id ?? null;
    return { reference, claimsMoney: SUCCESS.test(status), amount: amount ?? null };
  }
  const changed = accountChanged.safeParse(body);
  if (!changed.success) return null;
  return { reference: changed.data.external_id, claimsMoney: false, amount: null };
}

function readEnvelope({ event, data }: z.output<typeof enveloped>): NativePayment {
  return {
    reference: data.reference_id ?? null,
    // ewallet.capture may carry FAILED: the event's name alone is no payment.
    claimsMoney: MONEY_EVENTS.test(event) && SUCCESS.test(data.status ?? ""),
    amount: data.capture_amount ?? data.charge_amount ?? data.amount ?? data.request_amount ?? null,
  };
}
