/** The payment provider's own account book: what the service wants of whoever keeps our cash. */

/** One movement as the provider booked it. Amounts in rupiah, never negative; `cashflow` says which way. */
export interface Transaction {
  id: string;
  type: string;
  status: string;
  /** Our key for what caused it: an invoice's or a link's external_id. */
  reference: string;
  cashflow: "MONEY_IN" | "MONEY_OUT";
  amount: number;
  /** What the provider kept for it, taxes included. */
  fee: number;
  created_at: string;
}

export interface Statement {
  /** Page by page, newest first, what was created in [from, to]. Throws ProviderRefused or ProviderUnclear. */
  pages(from: Date, to: Date): AsyncIterable<Transaction[]>;
}
