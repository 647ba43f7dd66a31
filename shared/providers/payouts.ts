/** Paying out: what the service wants of a provider that mails payout links, whoever it is. */

/**
 * Our words for where a link stands. `claimed`: its owner has given a bank account. `locked`: nobody can
 * claim it any more, but the provider has not said that it is over. `returned`: the bank sent it back.
 * `unknown`: a word that nobody has told us; it moves nothing.
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

/** A payout link as the provider has it now. Amount in rupiah. */
export interface Payout {
  id: string;
  external_id: string;
  amount: number;
  /** The provider's own word. */
  status: string;
  state: PayoutState;
  url: string | null;
  expires_at: string | null;
  failure_reason: string | null;
}

export interface PayoutRequest {
  /** Ours, and the same for ever: the provider makes one link for it, however often it is asked. */
  external_id: string;
  amount: number;
  email: string;
}

/** There is a link under this external_id already, and the provider does not say which. */
export class PayoutExists extends Error {}

/** Each throws ProviderRefused (a definite no) or ProviderUnclear (it may have happened). */
export interface Payouts {
  /** Asked again with the same request it answers with the first link, or throws PayoutExists. */
  createPayout(request: PayoutRequest): Promise<Payout>;
  getPayout(id: string): Promise<Payout | null>;
  /** Asks to void it; the answer is the link as it then stands, which may be claimed. */
  voidPayout(id: string): Promise<Payout>;
}
