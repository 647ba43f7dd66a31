/** Who may decide a proposal: the API decides again (private.role_to_approve). */
import type { Role, Row } from "./types.ts";

interface Person {
  id: string;
  roles: readonly Role[];
}

/** A superadmin decides every kind. */
export const ROLES: Record<string, Role> = {
  payout_settle: "administrator",
  suspense_refund: "administrator",
  suspense_apply: "administrator",
  order_refund: "ops_admin",
  dispute_resolve: "ops_admin",
  return_received: "ops_admin",
  chargeback_decide: "ops_admin",
  order_status: "ops_admin",
  voucher_create: "administrator",
  voucher_update: "administrator",
  suspense_close: "administrator",
  correction: "administrator",
  correction_reverse: "administrator",
  account_status: "ops_admin",
};

export const isOwn = ({ proposed_by }: Row, { id }: Person): boolean => proposed_by === id;

export const mayDecide = ({ kind }: Row, { roles }: Person): boolean =>
  roles.some((role) => role === "superadmin" || role === ROLES[kind]);

/** Nobody approves a proposal of their own or about them. */
export const mayApprove = (proposal: Row, person: Person): boolean =>
  mayDecide(proposal, person) && !isOwn(proposal, person) &&
  proposal.request.user_id !== person.id;

/** The proposal's amount in rupiah. */
export function amountOf({ request, preview }: Row): number | undefined {
  const { after = {} } = preview ?? {};
  return request.amount ?? request.refund_amount ?? after?.refunded_amount ?? after?.amount;
}

/** The page of the proposal's subject. */
export function targetOf({ request }: Row): [string, Row] | undefined {
  if (request.order_id) return [`order/${request.order_id}`, {}];
  if (request.user_id) return ["users", { user_id: request.user_id }];
  if (request.withdrawal_id) return ["ledger", { withdrawal_id: request.withdrawal_id }];
  return undefined;
}
