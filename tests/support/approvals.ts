import type { Answer } from "./client.ts";
import type { Market } from "./market.ts";
import type { User } from "./users.ts";

const approvers = new WeakMap<Market, Promise<User>>();

/** A superadmin who approves and proposes nothing. */
export function approverOf(market: Market): Promise<User> {
  const known = approvers.get(market) ?? market.staff("superadmin");
  approvers.set(market, known);
  return known;
}

/** Approves a proposal as another member of staff. */
export const approve = async (market: Market, id: string, by?: User): Promise<Answer> =>
  await market.as(by ?? await approverOf(market)).post(`/admin/approvals/${id}/approve`);

/** Proposes, then approves as another member of staff. The answer is that of the approval, or why nothing was proposed. */
export async function approved(
  market: Market,
  propose: () => Promise<Answer>,
  by?: User,
): Promise<Answer> {
  const proposed = await propose();
  return proposed.status === 202
    ? await approve(market, proposed.body.data.approval_id, by)
    : proposed;
}
