import type { Invoice } from "../../shared/providers/payments.ts";
import type { ReceivedCallback, WebhooksDeps } from "./deps.ts";
import { within } from "./within.ts";

/** How long a callback that is not stored yet waits for its invoice. */
const FETCH_MS = 1_000;

/**
 * Stores and applies a callback about a payment in one transaction. False when it has to be stored before it is
 * handled, as when its invoice is not here in time. Until then its sender has no answer, and would send it again.
 */
export async function receivePayment(
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
