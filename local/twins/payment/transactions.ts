/** The payment company's own account book: every rupiah that came in or went out, with its fee. */
import type { TwinClock } from "../clock.ts";
import type { Store } from "../store.ts";

export interface Transaction {
  id: string;
  product_id: string;
  type: string;
  status: "SUCCESS" | "FAILED" | "REVERSED";
  channel_category: string;
  reference_id: string;
  amount: number;
  cashflow: "MONEY_IN" | "MONEY_OUT";
  fee: { xendit_fee: number; value_added_tax: number };
  created: string;
  updated: string;
}

export interface Transactions {
  payment(reference: string, invoiceId: string, amount: number): void;
  payout(
    reference: string,
    payoutId: string,
    amount: number,
    outcome: "COMPLETED" | "FAILED" | "REVERSED",
  ): void;
  /** One that no product of ours caused, such as ADJUSTMENT_DEDUCT or CHARGEBACK. */
  other(type: string, amount: number, cashflow: Transaction["cashflow"]): Transaction;
  /** What was created in [from, to], newest first. */
  between(from: Date, to: Date): Transaction[];
}

/** What the documentation's own example charges for a payment; a stand-in for whatever a contract says. */
const paymentFee = { xendit_fee: 4500, value_added_tax: 495 };
const noFee = { xendit_fee: 0, value_added_tax: 0 };

export function createTransactions(
  { store, clock }: { store: Store; clock: TwinClock },
): Transactions {
  const shelf = store.shelf<Transaction>("transaction");

  function put(id: string, facts: Omit<Transaction, "id" | "created" | "updated">): Transaction {
    const now = clock.now().toISOString();
    const transaction = { id, ...facts, created: shelf.get(id)?.created ?? now, updated: now };
    shelf.put(id, transaction);
    return transaction;
  }

  return {
    payment: (reference_id, product_id, amount) =>
      void put(`txn_${product_id}`, {
        product_id,
        type: "PAYMENT",
        status: "SUCCESS",
        channel_category: "VIRTUAL_ACCOUNT",
        reference_id,
        amount,
        cashflow: "MONEY_IN",
        fee: paymentFee,
      }),
    payout: (reference_id, product_id, amount, outcome) =>
      void put(`txn_${product_id}`, {
        product_id,
        type: "DISBURSEMENT",
        status: outcome === "COMPLETED" ? "SUCCESS" : outcome,
        channel_category: "BANK",
        reference_id,
        amount,
        cashflow: "MONEY_OUT",
        fee: noFee,
      }),
    other(type, amount, cashflow) {
      const product_id = crypto.randomUUID();
      return put(`txn_${product_id}`, {
        product_id,
        type,
        status: "SUCCESS",
        channel_category: "OTHER",
        reference_id: product_id,
        amount,
        cashflow,
        fee: noFee,
      });
    },
    between: (from, to) =>
      shelf.newest(1_000_000).filter(({ created }) => {
        const at = Date.parse(created);
        return at >= from.getTime() && at <= to.getTime();
      }),
  };
}

/** As the API lists it. */
export function toWire({ fee, ...transaction }: Transaction): Record<string, unknown> {
  const kept = fee.xendit_fee + fee.value_added_tax;
  const { amount, cashflow } = transaction;
  return {
    ...transaction,
    channel_code: "BCA",
    account_identifier: null,
    currency: "IDR",
    net_amount: cashflow === "MONEY_IN" ? amount - kept : amount + kept,
    settlement_status: cashflow === "MONEY_IN" ? "SETTLED" : null,
    estimated_settlement_time: null,
    business_id: "5f2a1c9e8b7d6a0012c4e9f3",
    fee: { ...fee, xendit_withholding_tax: 0, third_party_withholding_tax: 0, status: "COMPLETED" },
  };
}
