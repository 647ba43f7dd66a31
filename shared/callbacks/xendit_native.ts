import * as z from "zod";
import type { Deps } from "../http/endpoint.ts";
import type { Payments } from "../providers/payments.ts";
import { applyInvoice } from "../purchase/invoice_update.ts";
import { handleDispute, readDispute } from "./xendit_dispute.ts";

export interface NativePayment {
  /** Our reference of the invoice. */
  reference: string | null;
  /** False for failed or expired attempts and for created accounts. */
  claimsMoney: boolean;
  /** Rupiah; null when the amount is missing or not a whole number. */
  amount: number | null;
}

/** Amounts come as numbers or strings, sometimes with decimals, which rupiah do not have. */
const amount = z.coerce.number().int().nonnegative().nullish().catch(null);
/** A longer text is no reference of ours, and would be an invalid URL at the provider. */
const text = z.string().max(255).nullish().catch(null);

/** Payment to a fixed virtual account: a flat body without event and status. */
const accountPaid = z.object({
  callback_virtual_account_id: z.string(),
  payment_id: z.string(),
  external_id: text,
  amount,
});

/** A fixed virtual account was created or changed. */
const accountChanged = z.object({
  external_id: z.string().max(255),
  account_number: z.string(),
  bank_code: z.string(),
  is_closed: z.boolean(),
});

/** QR codes, first API version: a flat body with the reference inside `qr_code`. */
const flatQr = z.object({
  qr_code: z.object({ external_id: text, reference_id: text }),
  status: z.string(),
  amount,
});

/** E-wallets, later QR codes, payments v2 and v3: an event with `data`. */
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

/**
 * Handles a dispute of a payment, or one made outside the invoice's page: virtual account, e-wallet or QR code. The
 * callback is only a hint: the dispute or the invoice is fetched from the provider and applied.
 */
export async function handleNativePayment(
  deps: Deps & { payments: Payments },
  body: Record<string, unknown>,
): Promise<string> {
  const dispute = readDispute(body);
  if (dispute !== null) return await handleDispute(deps, dispute.id);
  const payment = readNativeCallback(body);
  if (!payment) return "unfamiliar";
  if (!payment.claimsMoney) return "noted";
  const invoice = payment.reference ? await deps.payments.findInvoice(payment.reference) : null;
  if (!invoice) return "unconfirmed";
  const outcome = await applyInvoice(deps, invoice);
  if (outcome === "unknown") return outcome;
  // Money that the provider's invoice does not show is not booked.
  const isConfirmed = invoice.paid_amount !== null &&
    (payment.amount === null || payment.amount === invoice.paid_amount);
  return isConfirmed ? outcome : "unconfirmed";
}

/** Null for a body of unknown shape. */
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
    // ewallet.capture may have the status FAILED, so the event's name alone proves nothing.
    claimsMoney: MONEY_EVENTS.test(event) && SUCCESS.test(data.status ?? ""),
    amount: data.capture_amount ?? data.charge_amount ?? data.amount ?? data.request_amount ?? null,
  };
}
