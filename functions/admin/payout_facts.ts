import { ApiError } from "../../shared/errors.ts";
import { unavailable } from "../../shared/providers/call.ts";
import type { AdminDeps } from "./deps.ts";

/** The withdrawal's link at the provider: `linkId`, else the known one. */
export async function factsOfPayout(
  deps: AdminDeps,
  withdrawal_id: string,
  linkId: string | null | "known",
) {
  // Before the link is read: a reading in between makes this one outdated.
  const known = await deps.db.service.call("internal.find_withdrawal", { withdrawal_id });
  const id = linkId === "known" ? known?.provider_payout_id ?? null : linkId;
  const link = id === null
    ? null
    : await deps.payments.getPayout(id).catch(unavailable("payment_provider_unavailable"));
  if (linkId !== "known" && linkId !== null && link?.external_id !== withdrawal_id) {
    throw new ApiError("payout_link_not_found");
  }
  return { link: link ? { ...link } : null, link_readings: known?.link_readings ?? null };
}
