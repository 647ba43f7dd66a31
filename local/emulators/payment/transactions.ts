import type { Context as HonoContext } from "hono";
import * as z from "zod";
import type { Context } from "../context.ts";
import { control, notFound } from "../http.ts";
import { businessId } from "./business.ts";

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
  /** Replaces fields on the wire: a row that contradicts our API, or that is unreadable. */
  odd?: Record<string, unknown>;
}

export interface TransactionFilter {
  /** Milliseconds. */
  created: [from: number, to: number];
  updated: [from: number, to: number];
  reference: string | null;
}

export type Transactions = ReturnType<typeof createTransactions>;

/** From the documentation's example. */
const PAYMENT_FEE = { xendit_fee: 4500, value_added_tax: 495 };
const DAY_MS = 24 * 3_600_000;
/** For a longer period all rows are read. */
const MOST_DAYS = 31;
const NO_FEE = { xendit_fee: 0, value_added_tax: 0 };

export function createTransactions({ store, clock }: Context) {
  const collection = store.collection<Transaction>("transaction");

  function put(facts: Omit<Transaction, "id" | "created" | "updated">): Transaction {
    const id = `txn_${facts.product_id}`;
    const now = clock.now().toISOString();
    const transaction = { id, ...facts, created: collection.get(id)?.created ?? now, updated: now };
    return keep(transaction);
  }

  function keep(transaction: Transaction): Transaction {
    const { id, reference_id, created, updated } = transaction;
    collection.put(id, transaction, {
      names: [reference_id, `created ${dayOf(created)}`, `updated ${dayOf(updated)}`],
    });
    return transaction;
  }

  /** The rows of a reference or of a few days; otherwise all. */
  function candidates({ created, updated, reference }: TransactionFilter): Transaction[] {
    if (reference !== null) return collection.named(reference);
    for (const [field, [from, to]] of Object.entries({ updated, created })) {
      const until = Math.min(to, clock.now().getTime() + DAY_MS);
      if (until - from > MOST_DAYS * DAY_MS) continue;
      const days: string[] = [];
      for (let at = until; dayOf(at) >= dayOf(from); at -= DAY_MS) days.push(dayOf(at));
      // A changed row has the names of both days.
      const found = days.flatMap((day) => collection.named(`${field} ${day}`));
      return [...new Map(found.map((each) => [each.id, each])).values()]
        .sort((left, right) => right.created.localeCompare(left.created));
    }
    return collection.newest(1_000_000);
  }

  return {
    /** By the provider's id, otherwise the newest with this reference. */
    find: (id: string) => collection.get(id) ?? collection.named(id)[0] ?? null,
    /** Changes a row later, as the provider may. */
    change(transaction: Transaction, changes: Partial<Transaction>): Transaction {
      const changed = { ...transaction, ...changes, updated: clock.now().toISOString() };
      return keep(changed);
    },
    payment: (reference_id: string, product_id: string, amount: number) =>
      put({
        product_id,
        type: "PAYMENT",
        status: "SUCCESS",
        channel_category: "VIRTUAL_ACCOUNT",
        reference_id,
        amount,
        cashflow: "MONEY_IN",
        fee: PAYMENT_FEE,
      }),
    payout: (
      reference_id: string,
      product_id: string,
      amount: number,
      outcome: "COMPLETED" | "FAILED" | "REVERSED",
    ) =>
      put({
        product_id,
        type: "DISBURSEMENT",
        status: outcome === "COMPLETED" ? "SUCCESS" : outcome,
        channel_category: "BANK",
        reference_id,
        amount,
        cashflow: "MONEY_OUT",
        fee: NO_FEE,
      }),
    refund: (reference_id: string, product_id: string, amount: number) =>
      put({
        product_id,
        type: "REFUND",
        status: "SUCCESS",
        channel_category: "EWALLET",
        reference_id,
        amount,
        cashflow: "MONEY_OUT",
        fee: NO_FEE,
      }),
    /** A row from outside our products, such as ADJUSTMENT_DEDUCT or CHARGEBACK. */
    other(
      { reference_id, ...row }:
        & Pick<Transaction, "type" | "amount" | "cashflow">
        & { reference_id?: string | undefined },
    ) {
      const product_id = crypto.randomUUID();
      return put({
        ...row,
        product_id,
        status: "SUCCESS",
        channel_category: "OTHER",
        reference_id: reference_id ?? product_id,
        fee: NO_FEE,
      });
    },
    /** Newest first. */
    matching(filter: TransactionFilter): Transaction[] {
      const { created, updated, reference } = filter;
      return candidates(filter).filter((each) =>
        isWithin(each.created, created) && isWithin(each.updated, updated) &&
        (reference === null || each.reference_id === reference)
      );
    },
  };
}

const dayOf = (time: string | number) => new Date(time).toISOString().slice(0, 10);

function isWithin(time: string, [from, to]: [number, number]): boolean {
  const at = Date.parse(time);
  return at >= from && at <= to;
}

export function toWire({ fee, odd, ...transaction }: Transaction): Record<string, unknown> {
  const fees = fee.xendit_fee + fee.value_added_tax;
  const { amount, cashflow } = transaction;
  return {
    ...transaction,
    channel_code: "BCA",
    account_identifier: null,
    currency: "IDR",
    net_amount: cashflow === "MONEY_IN" ? amount - fees : amount + fees,
    settlement_status: cashflow === "MONEY_IN" ? "SETTLED" : null,
    estimated_settlement_time: null,
    business_id: businessId,
    fee: { ...fee, xendit_withholding_tax: 0, third_party_withholding_tax: 0, status: "COMPLETED" },
    ...odd,
  };
}

const MAX_TRANSACTIONS = 50;
const ALWAYS: [number, number] = [0, Infinity];

const changeInput = z.object({
  type: z.string().min(1).max(60).optional(),
  reference_id: z.string().min(1).max(255).optional(),
  status: z.enum(["SUCCESS", "FAILED", "REVERSED"]).optional(),
  amount: z.int().min(-1e12).max(1e12).optional(),
  fee: z.int().min(-1e12).max(1e12).optional(),
  odd: z.record(z.string(), z.unknown()).optional(),
});
const transactionInput = z.object({
  type: z.string().min(1).max(60),
  amount: z.int().min(1).max(1e12),
  cashflow: z.enum(["MONEY_IN", "MONEY_OUT"]),
  /** The payment of a chargeback; without it the row gets its own reference. */
  reference_id: z.string().min(1).max(255).optional(),
});

/** The list of transactions, and the controls that change it. `catchUp` does due work, so that list and payouts agree. */
export function createStatement(transactions: Transactions, catchUp: () => void) {
  function list(c: HonoContext) {
    catchUp();
    const time = (name: string, fallback: number) => {
      const at = Date.parse(c.req.query(name) ?? "");
      return Number.isNaN(at) ? fallback : at;
    };
    const one = (name: string, value: string) => (c.req.query(name) ?? value) === value;
    const all = transactions.matching({
      created: [time("created[gte]", 0), time("created[lte]", Infinity)],
      updated: [time("updated[gte]", 0), time("updated[lte]", Infinity)],
      reference: c.req.query("reference_id") ?? null,
    }).filter(({ type, status }) => one("types", type) && one("statuses", status));
    const after = all.findIndex(({ id }) => id === c.req.query("after_id")) + 1;
    const limit = Math.min(MAX_TRANSACTIONS, Number(c.req.query("limit") ?? 10) || 10);
    return {
      has_more: after + limit < all.length,
      data: all.slice(after, after + limit).map(toWire),
      links: [],
    };
  }

  const controls = {
    // Every row in the API's format, without faults.
    "GET /transactions": () => {
      catchUp();
      const everything = { created: ALWAYS, updated: ALWAYS, reference: null };
      return { has_more: false, data: transactions.matching(everything).map(toWire), links: [] };
    },
    "POST /transactions": control(
      transactionInput,
      (row) => toWire(transactions.other(row)),
    ),
    "POST /transactions/:id/change": control(changeInput, ({ fee, ...changes }, id) => {
      const transaction = transactions.find(id);
      if (transaction === null) throw notFound("transaction");
      const fees = fee === undefined ? {} : { fee: { xendit_fee: fee, value_added_tax: 0 } };
      return toWire(transactions.change(transaction, { ...changes, ...fees }));
    }),
  };

  return { list, controls };
}
