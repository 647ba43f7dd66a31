import type { Invoice } from "../../shared/providers/payment/port.ts";
import type { ReceivedCallback, WebhooksDeps } from "./deps.ts";
import { within } from "./within.ts";

/** How long a callback waits for its invoice before it is stored without it. */
const FETCH_MS = 1_000;

/**
 * Stores a callback about a payment and applies its invoice in one transaction. If that is not possible, for instance
 * because the invoice did not come in time, the callback is stored first. A crash before loses nothing: the sender has
 * no answer yet, and sends the callback again.
 */
export async function receivePayment(deps: WebhooksDeps, callback: ReceivedCallback) {
  const { body } = callback;
  const event = deps.payments.readCallback("payment", body);
  if (event?.about !== "invoice" || !event.claims_money) return { body };
  const invoice = deps.payments.getInvoice(event.id);
  if (!await applyAtOnce(deps, callback, invoice)) return { body, invoice };
  await deps.triggerJobs();
  return null;
}

async function applyAtOnce(
  { db, log }: WebhooksDeps,
  callback: ReceivedCallback,
  fetched: Promise<Invoice | null>,
): Promise<boolean> {
  const invoice = await within(FETCH_MS, fetched).catch(() => null);
  if (!invoice) return false;
  try {
    const given = { ...callback, invoice: { ...invoice } };
    return await db.service.call("internal.receive_payment_callback", given) !== null;
  } catch (error) {
    log("payment_callback_failed", { error });
    return false;
  }
}
