/** Callbacks of all the provider's products. Reads only the fields that identify the object to fetch. */
import * as z from "zod";
import type { CallbackEvent } from "../port.ts";
import { payoutState } from "./payouts.ts";

/** Amounts are numbers or strings, sometimes with decimals, which rupiah do not have. */
const amount = z.coerce.number().int().nonnegative().nullish().catch(null);
/** A longer text is not our reference, and would be an invalid URL at the provider. */
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

/** Paid or expired. */
const invoice = z.object({ id: z.string().max(255), status: text, external_id: text });

const dispute = z.object({
  event: z.string().regex(/^dispute\./),
  id: z.string(),
  reference_id: text,
});

/** Payment Sessions. */
const session = z.object({
  event: z.string().regex(/^payment_session\./),
  data: z.object({
    payment_session_id: z.string().max(255),
    reference_id: text,
    status: text,
  }),
});

/** The documentation's example has the envelope twice. */
const refunded = z.object({
  event: z.string().regex(/^refund\./),
  data: z.object({ reference_id: text, data: z.object({ reference_id: text }).optional() }),
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

type PaymentEvent = CallbackEvent & { about: "payment" };

export function readPaymentCallback(body: unknown): CallbackEvent | null {
  const disputed = dispute.safeParse(body).data;
  if (disputed) {
    return { about: "dispute", id: disputed.id, reference: disputed.reference_id ?? null };
  }
  const ended = session.safeParse(body).data?.data;
  if (ended) {
    const { payment_session_id: id, reference_id, status } = ended;
    const reference = reference_id ?? null;
    return { about: "invoice", id, reference, claims_money: status === "COMPLETED" };
  }
  const refund = refunded.safeParse(body).data;
  if (refund) {
    const { reference_id, data } = refund.data;
    return { about: "refund", reference: data?.reference_id ?? reference_id ?? null };
  }
  const payment = readPayment(body);
  if (payment) return payment;
  const named = invoice.safeParse(body).data;
  if (!named) return null;
  const { id, status, external_id } = named;
  const claims_money = status === "PAID" || status === "SETTLED";
  return { about: "invoice", id, reference: external_id ?? null, claims_money };
}

/** Null unless the body belongs to a product that knows only our reference. */
function readPayment(body: unknown): PaymentEvent | null {
  const paid = accountPaid.safeParse(body).data;
  if (paid) return payment(paid.external_id, true, paid.amount);
  const event = enveloped.safeParse(body).data;
  if (event && KNOWN_EVENTS.test(event.event)) return readEnvelope(event);
  const qr = flatQr.safeParse(body).data;
  if (qr) {
    const { qr_code, status, amount } = qr;
    return payment(qr_code.external_id ?? qr_code.reference_id, SUCCESS.test(status), amount);
  }
  const changed = accountChanged.safeParse(body).data;
  return changed ? payment(changed.external_id, false) : null;
}

function readEnvelope({ event, data }: z.output<typeof enveloped>): PaymentEvent {
  return payment(
    data.reference_id,
    // ewallet.capture may have the status FAILED, so the event's name alone proves nothing.
    MONEY_EVENTS.test(event) && SUCCESS.test(data.status ?? ""),
    data.capture_amount ?? data.charge_amount ?? data.amount ?? data.request_amount,
  );
}

const payment = (
  reference: string | null | undefined,
  claims_money: boolean,
  amount?: number | null,
): PaymentEvent => ({
  about: "payment",
  reference: reference ?? null,
  claims_money,
  amount: amount ?? null,
});

// The provider does not document this body, so the shapes of all its products are accepted.
const part = z.string().max(255).optional().catch(undefined);
const payoutPart = z.object({
  external_id: part,
  reference_id: part,
  id: part,
  payout_id: part,
  status: part,
});
const payout = payoutPart.extend({ data: payoutPart.optional().catch(undefined) });

export function readPayoutCallback(body: unknown): CallbackEvent {
  const outer: z.output<typeof payout> = payout.safeParse(body).data ?? {};
  const inner = outer.data ?? {};
  const ids = [inner.payout_id, inner.id, outer.payout_id, outer.id];
  const status = inner.status ?? outer.status;
  return {
    about: "payout",
    reference: inner.external_id ?? inner.reference_id ?? outer.external_id ??
      outer.reference_id ?? null,
    ids: ids.filter((id) => id !== undefined),
    claims: status === undefined ? null : payoutState(status),
  };
}
