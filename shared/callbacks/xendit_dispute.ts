import * as z from "zod";
import type { Deps } from "../http/endpoint.ts";
import type { Payments } from "../providers/payments.ts";

const disputed = z.object({
  event: z.string().regex(/^dispute\./),
  id: z.string(),
  reference_id: z.string().max(255).nullish().catch(null),
});

/** Null for a callback about anything but a dispute. */
export const readDispute = (body: unknown) => disputed.safeParse(body).data ?? null;

/** The callback proves nothing but the token: the dispute's payment, amount and status are asked of the provider. */
export async function handleDispute(
  { db, payments }: Deps & { payments: Payments },
  id: string,
): Promise<string> {
  const dispute = await payments.getDispute(id);
  if (dispute === null) return "unconfirmed";
  const { reference, amount, is_won } = dispute;
  if (reference === null) return "unfamiliar";
  return await db.service.call("internal.announce_chargeback", {
    reference,
    dispute_id: dispute.id,
    amount,
    is_won,
  });
}
