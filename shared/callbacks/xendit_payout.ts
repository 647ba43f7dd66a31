/** Reads what Xendit posts about a payout. No page shows the body, so it is read in every shape its products use. */
import * as z from "zod";

const wire = z.object({
  external_id: z.string().optional().catch(undefined),
  reference_id: z.string().optional().catch(undefined),
  id: z.string().optional().catch(undefined),
  payout_id: z.string().optional().catch(undefined),
  status: z.string().optional().catch(undefined),
});
const envelope = wire.extend({ data: wire.optional().catch(undefined) });

export interface PayoutHint {
  /** Our key, as far as the callback names one. */
  externalId: string | null;
  /** What may be the link's id; it may as well be a bank transfer's. */
  ids: string[];
  status: string | null;
}

/** Where to look; nothing in it is believed. */
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
