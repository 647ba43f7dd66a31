import { ApiError } from "../errors.ts";
import type { Invoice, Payments } from "../providers/payments.ts";
import type { Shipping } from "../providers/shipping.ts";
import type { PayoutDeps } from "../work/withdrawal.ts";
import { handleShipment } from "./biteship.ts";
import { handleMail } from "./resend.ts";
import { handleInvoice } from "./xendit.ts";
import { handleNativePayment } from "./xendit_native.ts";
import { handlePayout } from "./xendit_payout.ts";

export type CallbackDeps = PayoutDeps & { payments: Payments; shipping: Shipping };

/** By the provider that is stored with the callback. Each returns its outcome, which is stored then. */
const HANDLERS = {
  xendit_payout: handlePayout,
  xendit_native: handleNativePayment,
  biteship: handleShipment,
  resend: handleMail,
} satisfies Record<
  string,
  (deps: CallbackDeps, body: Record<string, unknown>) => Promise<string>
>;

export type CallbackProvider = keyof typeof HANDLERS | "xendit";

/** A callback as stored. */
export interface KnownCallback {
  provider: CallbackProvider;
  body: Record<string, unknown>;
  /** The invoice that a callback of `xendit` names, if it is being fetched already. */
  invoice?: Promise<Invoice | null> | undefined;
}

/** Outcomes that the job retries, because the subject of the callback may become known. */
const OPEN = ["unknown", "unconfirmed"];

/**
 * Applies a stored callback, which is read unless it is given. Throws NOT_FOUND while we or the provider do not know
 * its subject.
 */
export async function handleCallback(
  deps: CallbackDeps,
  event_id: string,
  known?: KnownCallback,
): Promise<void> {
  const { provider, body, invoice }: KnownCallback = known ??
    await deps.db.service.call("internal.load_webhook", { event_id });
  const outcome = provider === "xendit"
    ? await handleInvoice(deps, event_id, body, invoice)
    : await handleAndStore(deps, event_id, { provider, body });
  if (OPEN.includes(outcome)) {
    throw new ApiError("subject_unknown");
  }
}

async function handleAndStore(
  deps: CallbackDeps,
  event_id: string,
  { provider, body }: KnownCallback & { provider: keyof typeof HANDLERS },
): Promise<string> {
  const outcome = await HANDLERS[provider](deps, body);
  await deps.db.service.call("internal.finish_webhook", { event_id, outcome });
  return outcome;
}
