import { ApiError } from "../errors.ts";
import type { Shipping } from "../providers/shipping.ts";
import type { PaymentDeps } from "../purchase/flow.ts";
import { handleShipment } from "./biteship.ts";
import { handlePayment } from "./payment.ts";
import type { StoredCallback } from "./payment.ts";
import { handleMail } from "./resend.ts";

export type CallbackDeps = PaymentDeps & { shipping: Shipping };

type Finish = (deps: CallbackDeps, callback: StoredCallback) => Promise<string>;

/** Stores the outcome of the callback after it is applied. */
const then = (
  apply: (deps: CallbackDeps, body: Record<string, unknown>) => Promise<string>,
): Finish =>
async (deps, { event_id, body }) => {
  const outcome = await apply(deps, body);
  await deps.db.service.call("internal.finish_webhook", { event_id, outcome });
  return outcome;
};

/** Handlers by the stored provider: each applies the callback, stores its outcome and returns it. */
const FINISH = {
  payment: (deps, callback) => handlePayment(deps, { ...callback, provider: "payment" }),
  payout: (deps, callback) => handlePayment(deps, { ...callback, provider: "payout" }),
  biteship: then(handleShipment),
  resend: then(handleMail),
} satisfies Record<string, Finish>;

export type CallbackProvider = keyof typeof FINISH;

/** Outcomes that the job retries, because the callback's subject may become known. */
const OPEN = ["unknown", "unconfirmed"];

/**
 * Applies a stored callback and reads it unless it is given. Throws NOT_FOUND while its subject is unknown to us or to
 * the provider.
 */
export async function handleCallback(
  deps: CallbackDeps,
  event_id: string,
  known?: Omit<StoredCallback, "event_id"> & { provider: CallbackProvider },
): Promise<void> {
  const stored = known ?? await deps.db.service.call("internal.load_webhook", { event_id });
  // A repeat of an old callback may wait here while retention deletes it.
  if (!stored) return;
  const { provider, ...callback } = stored;
  const outcome = await FINISH[provider](deps, { event_id, ...callback });
  if (OPEN.includes(outcome)) throw new ApiError("subject_unknown");
}
