/** Job, and the callback's own next step: acts on a stored callback and notes what came of it. */
import type { Deps } from "../http/endpoint.ts";
import type { Payments } from "../providers/payments.ts";
import { Refusal } from "../errors.ts";
import { applyInvoice } from "./observe_invoice.ts";
import { readMailCallback } from "./mail_callback.ts";
import { readShippingCallback } from "./shipping_callback.ts";

export interface StoredEvent {
  id: string;
  provider: "xendit" | "biteship" | "resend";
  body: Record<string, unknown>;
}

type HandleDeps = Deps & { payments: Payments };

/** Throws while what it tells is unknown to us or to the provider, so that the job comes back to it. */
export async function webhooksHandle(
  deps: HandleDeps,
  { event_id }: { event_id: string },
): Promise<void> {
  const event: StoredEvent = await deps.db.system.call("webhooks_stored", { event_id });
  const outcome = await act[event.provider](deps, event.body);
  await deps.db.system.call("webhooks_done", { event_id, outcome });
  if (outcome === "unknown") {
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
  biteship: (deps, body) => {
    const callback = readShippingCallback(body);
    return callback
      ? deps.db.system.call("shipping_track_observe", { callback })
      : Promise.resolve("unknown");
  },
  resend: (deps, body) => {
    const news = readMailCallback(body);
    return news
      ? deps.db.system.call("mail_observe", { callback: news })
      : Promise.resolve("ignored");
  },
};
