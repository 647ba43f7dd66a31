/** What the model knows of the chargebacks of an order. */
export interface Charge {
  /** Number of its transitions when it was last seen frozen; -1 when it was not. */
  frozen: number;
  /** What was last seen taken from the provider while the money was in escrow. */
  inEscrow: number;
  /** What the buyer's wallet had from the order by then: an excess, or a shipping fee. */
  had: number;
  /** After the last decision: what was taken, and what each party has to bear of it. */
  decided: { taken: number; buyer: number; seller: number } | null;
  /** Whether staff ever decided against the seller. */
  seller: boolean;
}
