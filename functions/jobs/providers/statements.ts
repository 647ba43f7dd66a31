/** A transaction as the provider booked it. Amounts are rupiah and never negative. */
export interface Transaction {
  id: string;
  type: string;
  status: string;
  /** The external_id of the invoice or payout link. */
  reference: string;
  cashflow: "MONEY_IN" | "MONEY_OUT";
  amount: number;
  /** The provider's fee, taxes included. */
  fee: number;
  created_at: string;
}

export interface Statement {
  /** Pages of transactions created in [from, to], newest first. Throws ProviderRejected or ProviderUnclear. */
  pages(from: Date, to: Date): AsyncIterable<Transaction[]>;
}
