import type { PayoutOutcome } from "../db/results.ts";
import type { CallbackEvent, Invoice, Payout } from "../providers/payment/port.ts";
import { applyInvoice } from "../purchase/invoice_update.ts";
import type { PaymentDeps } from "../purchase/flow.ts";
import { refreshRefund } from "../work/refund.ts";
import { applyLatest } from "../work/withdrawal.ts";
import type { Reading } from "../work/withdrawal.ts";

/** A stored callback. */
export interface StoredCallback {
  event_id: string;
  body: Record<string, unknown>;
  /** The callback's invoice, if it is being fetched already. */
  invoice?: Promise<Invoice | null> | undefined;
}

type About<Subject extends CallbackEvent["about"]> = CallbackEvent & { about: Subject };

/**
 * Applies the provider's current record of the callback's subject, and stores the outcome. `unknown` and `unconfirmed`
 * are retried; `unconfirmed` and unreadable callbacks finally become a case for staff.
 */
export async function handlePayment(
  deps: PaymentDeps,
  { event_id, body, provider, invoice }: StoredCallback & { provider: "payment" | "payout" },
): Promise<string> {
  const event = deps.payments.readCallback(provider, body);
  if (event?.about === "invoice") return await handleInvoice(deps, event_id, event, invoice);
  const outcome = event === null ? "unfamiliar" : await outcomeOf(deps, event);
  await deps.db.service.call("internal.finish_webhook", { event_id, outcome });
  return outcome;
}

function outcomeOf(
  deps: PaymentDeps,
  event: About<"payment" | "dispute" | "payout" | "refund">,
): Promise<string> {
  if (event.about === "payout") return handlePayout(deps, event);
  if (event.about === "refund") return handleRefund(deps, event);
  return event.about === "dispute" ? handleDispute(deps, event.id) : handleMoney(deps, event);
}

/** Applies the invoice, fetched unless it is given, in the transaction that stores the outcome of the callback. */
async function handleInvoice(
  deps: PaymentDeps,
  event_id: string,
  { id, claims_money }: About<"invoice">,
  fetched: Promise<Invoice | null> = deps.payments.getInvoice(id),
): Promise<string> {
  const invoice = await fetched;
  if (!invoice) {
    await deps.db.service.call("internal.finish_webhook", { event_id, outcome: "unknown" });
    return "unknown";
  }
  return deps.db.service.call("internal.apply_invoice_callback", {
    event_id,
    invoice: { ...invoice },
    claims_money,
  });
}

/** A payment made outside the invoice's page: virtual account, e-wallet or QR code. */
async function handleMoney(
  deps: PaymentDeps,
  { reference, claims_money, amount }: About<"payment">,
): Promise<string> {
  if (!claims_money) return "noted";
  const invoice = reference === null ? null : await invoiceFor(deps, reference);
  if (!invoice) return "unconfirmed";
  const outcome = await applyInvoice(deps, invoice);
  if (outcome === "unknown") return outcome;
  // Money missing in the provider's invoice is not booked.
  const isConfirmed = invoice.paid_amount !== null &&
    (amount === null || amount === invoice.paid_amount);
  return isConfirmed ? outcome : "unconfirmed";
}

/** By our reference, or by the stored id if the provider finds none. */
async function invoiceFor({ db, payments }: PaymentDeps, reference: string) {
  const found = await payments.findInvoice(reference);
  if (found) return found;
  const id = await db.service.call("internal.find_invoice", { reference });
  return id === null ? null : await payments.getInvoice(id);
}

async function handleDispute({ db, payments }: PaymentDeps, id: string): Promise<string> {
  const dispute = await payments.getDispute(id);
  if (dispute === null) return "unconfirmed";
  const { reference, amount, is_won } = dispute;
  if (reference === null) return "unfamiliar";
  return await db.service.call("internal.announce_chargeback", {
    reference,
    dispute_id: dispute.id,
    amount,
    is_won,
  });
}

/** The form of our references of refunds. Other refunds were made at the provider. */
const OUR_REFUND = /^[0-9a-f-]{36}$/;

async function handleRefund(deps: PaymentDeps, { reference }: About<"refund">): Promise<string> {
  if (reference === null || !OUR_REFUND.test(reference)) return "unfamiliar";
  return await refreshRefund(deps, reference) ?? "noted";
}

/** `unknown` while the withdrawal, its payout link or the change cannot be found. */
async function handlePayout(
  deps: PaymentDeps,
  { reference, ids, claims }: About<"payout">,
): Promise<PayoutOutcome> {
  if (reference === null) return "unknown";
  const { payout, outcome } = await applyLatest(deps, () => readLink(deps, reference, ids));
  // The callback may come before the change in the provider's API.
  const precedes = claims !== null && ["completed", "failed", "returned"].includes(claims) &&
    payout !== null && ["open", "claimed"].includes(payout.state);
  return precedes ? "unknown" : outcome;
}

/** The stored payout link, or until it is stored, the callback's link with our id. */
async function readLink(
  { db, payments }: PaymentDeps,
  withdrawal_id: string,
  ids: string[],
): Promise<Reading> {
  const known = await db.service.call("internal.find_withdrawal", { withdrawal_id });
  if (!known) return { payout: null, link_readings: null };
  const stored = known.provider_payout_id;
  const link_readings = known.link_readings;
  for (const id of stored === null ? ids : [stored]) {
    const payout: Payout | null = await payments.getPayout(id);
    if (payout?.external_id === known.withdrawal_id) return { payout, link_readings };
  }
  return { payout: null, link_readings };
}
