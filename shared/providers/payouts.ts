/**
 * The state of a payout link. `claimed`: the recipient has entered a bank account. `locked`: it can no longer be
 * claimed, but may still change. `returned`: the bank sent the money back. `unknown`: a status that we do not
 * know; it has no effect.
 */
export type PayoutState =
  | "open"
  | "claimed"
  | "locked"
  | "completed"
  | "failed"
  | "expired"
  | "voided"
  | "returned"
  | "unknown";

/** A payout link as fetched from the provider. Amount in rupiah. */
export interface Payout {
  id: string;
  external_id: string;
  amount: number;
  /** The provider's own status. */
  status: string;
  state: PayoutState;
  url: string | null;
  expires_at: string | null;
  failure_reason: string | null;
}

export interface PayoutRequest {
  /** Never changes for a withdrawal: the provider makes one link per external_id. */
  external_id: string;
  amount: number;
  email: string;
}

/** There is a link with this external_id, and the response does not say which. */
export class PayoutExists extends Error {}

/** Each method throws ProviderRejected (nothing happened) or ProviderUnclear (it may have happened). */
export interface Payouts {
  /** A repeated request returns the first link, or throws PayoutExists. */
  createPayout(request: PayoutRequest): Promise<Payout>;
  getPayout(id: string): Promise<Payout | null>;
  /** Returns the link as it is afterwards, which may be claimed. */
  voidPayout(id: string): Promise<Payout>;
}
