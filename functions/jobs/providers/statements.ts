/** A transaction as the provider booked it, in rupiah. */
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

/** A row that cannot be read. */
export interface OddRow {
  /** The provider's id, or a digest of the row. */
  id: string;
  /** The error, and the row's fields. */
  problem: string;
}

export interface StatementPage {
  transactions: Transaction[];
  odd: OddRow[];
  /** The id after which the next page begins; null if no row has one. */
  last: string | null;
}

/** Transactions changed since a time (`after`: from a page's `last` on), or all of one reference. */
export type Selection = { updatedSince: Date; after?: string | null } | { reference: string };

export interface Statement {
  /** Newest first. Throws ProviderRejected or ProviderUnclear. */
  pages(selection: Selection): AsyncIterable<StatementPage>;
}
