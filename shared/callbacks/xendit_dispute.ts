import * as z from "zod";

const text = z.string().max(255).nullish().catch(null);

/** A flat body. Amounts are text with decimals, which rupiah do not have. */
const disputed = z.object({
  event: z.string().regex(/^dispute\./),
  id: z.string().min(1).max(255),
  status: text,
  reference_id: text,
  amount: z.object({ initial: z.coerce.number().nonnegative() }).nullish().catch(null),
});

/** The argument of internal.announce_chargeback. */
export interface Dispute {
  reference: string;
  dispute_id: string;
  /** Rupiah, 0 if it cannot be read: the money is booked as the provider's list shows it. */
  amount: number;
  is_won: boolean;
}

/** A payment that its channel disputes; null for any other body, also for a dispute of nothing of ours. */
export function readDispute(body: unknown): Dispute | null {
  const read = disputed.safeParse(body);
  if (!read.success || !read.data.reference_id) return null;
  const { event, id, status, reference_id, amount } = read.data;
  const whole = Math.trunc(amount?.initial ?? 0);
  return {
    reference: reference_id,
    dispute_id: id,
    amount: Number.isSafeInteger(whole) ? whole : 0,
    is_won: event === "dispute.won" || status === "WON",
  };
}
