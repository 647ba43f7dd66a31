import * as z from "zod";
import type { PayoutOutcome, PendingWithdrawal } from "../db/results.ts";
import type { Payout } from "../providers/payouts.ts";
import { payoutState } from "../providers/xendit_payouts.ts";
import { applyLatest } from "../work/withdrawal.ts";
import type { PayoutDeps, Reading } from "../work/withdrawal.ts";

// Xendit does not document this body, so the shapes of all its products are accepted.
const text = z.string().max(255).optional().catch(undefined);
const wire = z.object({
  external_id: text,
  reference_id: text,
  id: text,
  payout_id: text,
  status: text,
});
const envelope = wire.extend({ data: wire.optional().catch(undefined) });

export interface PayoutHint {
  /** Our id of the withdrawal, when the callback contains it. */
  externalId: string | null;
  /** Candidates for the payout link's id; some may be ids of bank transfers. */
  ids: string[];
  status: string | null;
}

/** A hint which payout to fetch; nothing else in it is used. */
export function readPayoutCallback(body: unknown): PayoutHint {
  const parsed = envelope.safeParse(body);
  const outer = parsed.success ? parsed.data : {};
  const inner = parsed.success ? parsed.data.data ?? {} : {};
  const ids = [inner.payout_id, inner.id, outer.payout_id, outer.id];
  return {
    externalId: inner.external_id ?? inner.reference_id ?? outer.external_id ??
      outer.reference_id ?? null,
    ids: ids.filter((id) => id !== undefined),
    status: inner.status ?? outer.status ?? null,
  };
}

/** `unknown` while the withdrawal, its payout link or the change cannot be found: it is retried. */
export async function handlePayout(deps: PayoutDeps, body: unknown): Promise<PayoutOutcome> {
  const { externalId, ids, status } = readPayoutCallback(body);
  if (externalId === null) return "unknown";
  const { payout, outcome } = await applyLatest(deps, () => readLink(deps, externalId, ids));
  return payout && status !== null && precedes(status, payout) ? "unknown" : outcome;
}

async function readLink(
  deps: PayoutDeps,
  withdrawal_id: string,
  ids: string[],
): Promise<Reading> {
  const known = await deps.db.service.call("internal.find_withdrawal", { withdrawal_id });
  if (!known) return { payout: null, link_readings: null };
  return { payout: await findLink(deps, known, ids), link_readings: known.link_readings };
}

/** The stored payout link or, before it is stored, one in the callback that has our id. */
async function findLink(
  { payouts }: PayoutDeps,
  { withdrawal_id, provider_payout_id }: PendingWithdrawal,
  ids: string[],
): Promise<Payout | null> {
  for (const id of provider_payout_id === null ? ids : [provider_payout_id]) {
    const payout = await payouts.getPayout(id);
    if (payout?.external_id === withdrawal_id) return payout;
  }
  return null;
}

/** Whether the callback precedes the change in the provider's API; it is then retried. */
function precedes(status: string, { state }: Payout): boolean {
  const ended = ["completed", "failed", "returned"].includes(payoutState(status));
  return ended && (state === "open" || state === "claimed");
}
