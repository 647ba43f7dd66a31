import type { RefundToSend } from "../db/results.ts";
import type { Deps } from "../http/endpoint.ts";
import { ProviderRejected } from "../providers/call.ts";
import { configured } from "../providers/payment/port.ts";
import type { PaymentProvider, Refund } from "../providers/payment/port.ts";

/** The state of a refund: as the provider has it, or `failed` without one, or `pending` with a problem. */
type Outcome = Omit<Refund, "id"> & { id: string | null };

/**
 * Requests a refund, or reads an existing one, and stores the provider's answer; null if it is not ours or there is
 * nothing to read. Throws while the provider does not answer. `round`: the round of the job, which checks again and
 * skips an ended refund.
 */
export async function refreshRefund(
  { db, payments }: Deps & { payments: PaymentProvider },
  refund_id: string,
  round?: number,
): Promise<string | null> {
  const pending = await db.service.call("internal.refund_to_send", {
    refund_id,
    ended: round === undefined,
  });
  if (!pending) return null;
  const provider = await providerOf(payments, pending);
  const { id, state, failure_reason } = provider === null
    ? problem(`the provider ${pending.provider ?? "of its invoice"} is not configured`)
    : await outcomeOf(provider, pending);
  return db.service.call("internal.record_refund", {
    refund_id: pending.id,
    attempt: pending.attempt,
    state,
    provider: provider?.key ?? null,
    provider_refund_id: id,
    reason: failure_reason,
    ...(round === undefined ? {} : { round }),
  });
}

async function providerOf(
  payments: PaymentProvider,
  { provider, checkout_id }: RefundToSend,
): Promise<PaymentProvider | null> {
  if (provider !== null) return configured(payments, provider);
  // The active provider also reads from the old one.
  if (payments.old && await payments.old.getInvoice(checkout_id)) return payments.old;
  return await payments.getInvoice(checkout_id) && payments;
}

async function outcomeOf(payments: PaymentProvider, pending: RefundToSend): Promise<Outcome> {
  const { id: reference, checkout_id: invoice_id, amount, provider_refund_id } = pending;
  if (provider_refund_id !== null) {
    return await payments.getRefund(provider_refund_id) ??
      problem("the provider does not know its own refund");
  }
  const request = { reference, invoice_id, amount };
  const known = pending.first ? null : await payments.findRefund(request);
  if (known) return known;
  if (pending.charged_back) {
    return pending.definite ? none("charged back") : problem("the payment is charged back");
  }
  try {
    return await payments.createRefund(request);
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    if (pending.definite) return none(error.code);
    return problem(`rejected with ${error.code}`);
  }
}

const none = (failure_reason: string): Outcome => ({ id: null, state: "failed", failure_reason });
const problem = (failure_reason: string): Outcome => ({
  id: null,
  state: "pending",
  failure_reason,
});
