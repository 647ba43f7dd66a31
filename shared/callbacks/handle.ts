/** Job, and the callback's own next step: acts on a stored callback and notes what came of it. */
import type { Payments } from "../providers/payments.ts";
import type { Shipping } from "../providers/shipping.ts";
import { Refusal } from "../errors.ts";
import { readNativeCallback } from "./xendit_native.ts";
import { applyInvoice } from "../purchase/invoice_update.ts";
import { readMailCallback } from "./resend.ts";
import { observePayout } from "../work/observe_payout.ts";
import { noteParcel, observeParcel } from "../work/parcel.ts";
import { readShippingCallback } from "./biteship.ts";
import type { PayoutDeps } from "../work/withdrawal.ts";

/** Whose callback it is, as stored with it. */
export type WebhookSource = "xendit" | "xendit_native" | "xendit_payout" | "biteship" | "resend";

interface StoredEvent {
  id: string;
  provider: WebhookSource;
  body: Record<string, unknown>;
}

export type HandleDeps = PayoutDeps & { payments: Payments; shipping: Shipping };

/** Left due: the job comes back, in case what it tells of becomes known. */
const OPEN = ["unknown", "unconfirmed"];

/** Throws while what it tells is unknown to us or to the provider, so that the job comes back to it. */
export async function webhooksHandle(
  deps: HandleDeps,
  { event_id }: { event_id: string },
): Promise<void> {
  const event: StoredEvent = await deps.db.system.call("webhooks_stored", { event_id });
  const outcome = await act[event.provider](deps, event.body);
  await deps.db.system.call("webhooks_done", { event_id, outcome });
  if (OPEN.includes(outcome)) {
    throw new Refusal("NOT_FOUND", "What the callback tells of is not known (yet).");
  }
}

const act: Record<
  StoredEvent["provider"],
  (deps: HandleDeps, body: Record<string, unknown>) => Promise<string>
> = {
  xendit: async (deps, { id, status }) => {
    const invoice = typeof id === "string" ? await deps.payments.getInvoice(id) : null;
    if (!invoice) return "unknown";
    const outcome = await applyInvoice(deps, invoice);
    // The callback may outrun the provider's own books; were it done now, the payment would be lost.
    const claimsMoney = status === "PAID" || status === "SETTLED";
    return claimsMoney && invoice.paid_amount === null ? "unknown" : outcome;
  },
  xendit_payout: observePayout,
  xendit_native: async (deps, body) => {
    const news = readNativeCallback(body);
    if (!news) return "unfamiliar";
    if (!news.claimsMoney) return "noted";
    const invoice = news.reference ? await deps.payments.findInvoice(news.reference) : null;
    if (!invoice) return "unconfirmed";
    const outcome = await applyInvoice(deps, invoice);
    if (outcome === "unknown") return outcome;
    // Money that the provider's own invoice does not know of is booked by nobody.
    const isConfirmed = invoice.paid_amount !== null &&
      (news.amount === null || news.amount === invoice.paid_amount);
    return isConfirmed ? outcome : "unconfirmed";
  },
  biteship: (deps, body) => {
    const callback = readShippingCallback(body);
    if (!callback) return Promise.resolve("unknown");
    const observe = callback.mustAsk ? observeParcel : noteParcel;
    return observe(deps, callback.news);
  },
  resend: (deps, body) => {
    const news = readMailCallback(body);
    return news
      ? deps.db.system.call("mail_observe", { callback: news })
      : Promise.resolve("ignored");
  },
};
