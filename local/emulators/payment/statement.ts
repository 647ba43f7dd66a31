import type { Context } from "hono";
import * as z from "zod";
import { control, notFound } from "../http.ts";
import { toWire } from "./transactions.ts";
import type { Transactions } from "./transactions.ts";

const MAX_TRANSACTIONS = 50;
const ALWAYS: [number, number] = [0, Infinity];

const changeInput = z.object({
  status: z.enum(["SUCCESS", "FAILED", "REVERSED"]).optional(),
  amount: z.int().min(-1e12).max(1e12).optional(),
  fee: z.int().min(-1e12).max(1e12).optional(),
  odd: z.record(z.string(), z.unknown()).optional(),
});
const transactionInput = z.object({
  type: z.string().min(1).max(60),
  amount: z.int().min(1).max(1e12),
  cashflow: z.enum(["MONEY_IN", "MONEY_OUT"]),
  /** What a chargeback is about; without it the row has a reference of its own. */
  reference_id: z.string().min(1).max(255).optional(),
});

/**
 * The list of transactions, and the controls that change it. `catchUp` does what is due by the clock: the list says of
 * a payout what the payout says.
 */
export function createStatement(transactions: Transactions, catchUp: () => void) {
  function list(c: Context) {
    catchUp();
    const time = (name: string, fallback: number) => {
      const at = Date.parse(c.req.query(name) ?? "");
      return Number.isNaN(at) ? fallback : at;
    };
    const all = transactions.matching({
      created: [time("created[gte]", 0), time("created[lte]", Infinity)],
      updated: [time("updated[gte]", 0), time("updated[lte]", Infinity)],
      reference: c.req.query("reference_id") ?? null,
    });
    const after = all.findIndex(({ id }) => id === c.req.query("after_id")) + 1;
    const limit = Math.min(MAX_TRANSACTIONS, Number(c.req.query("limit") ?? 10) || 10);
    return {
      has_more: after + limit < all.length,
      data: all.slice(after, after + limit).map(toWire),
      links: [],
    };
  }

  const controls = {
    // Every row as the API has it, without faults: for those who watch.
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
