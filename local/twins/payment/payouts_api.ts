/** The payment company's API for merchants, money out: payout links, and the list of all transactions. */
import { Hono } from "hono";
import type { Faults } from "../faults.ts";
import { readJson, Refusal } from "../refusal.ts";
import { type Payout, readPayoutRequest, toWire } from "./payout.ts";
import type { Payouts } from "./payouts.ts";
import { toWire as toTransaction, type Transactions } from "./transactions.ts";

const failure = { error_code: "SERVER_ERROR", message: "An unexpected error occurred" };
const refusal = {
  error_code: "INSUFFICIENT_BALANCE",
  message: "The balance is not enough for this payout",
};
const mostPerPage = 50;

export function payoutsApi(options: {
  payouts: Payouts;
  transactions: Transactions;
  faults: Faults;
}): Hono {
  const { payouts, transactions, faults } = options;
  const may = (operation: string) => faults.suffer("payment", operation, failure, refusal);
  const found = (id: string): Payout => {
    const payout = payouts.find(id);
    // The provider's own API knows its own ids only.
    if (payout?.id === id) return payout;
    throw new Refusal(404, { error_code: "PAYOUT_NOT_FOUND_ERROR", message: "Payout not found" });
  };

  const app = new Hono();
  app.post("/payouts", may("create_payout"), async (c) => {
    const key = c.req.header("x-idempotency-key") ?? null;
    return c.json(toWire(payouts.open(readPayoutRequest(await readJson(c)), key)));
  });
  app.get("/payouts/:id", may("get_payout"), (c) => c.json(toWire(found(c.req.param("id")))));
  app.post(
    "/payouts/:id/void",
    may("void_payout"),
    (c) => c.json(toWire(payouts.void(found(c.req.param("id")).id))),
  );
  app.get("/transactions", may("list_transactions"), (c) => {
    const at = (name: string, otherwise: number) => {
      const given = Date.parse(c.req.query(name) ?? "");
      return new Date(Number.isNaN(given) ? otherwise : given);
    };
    const all = transactions.between(at("created[gte]", 0), at("created[lte]", 8.64e15));
    const after = all.findIndex(({ id }) => id === c.req.query("after_id")) + 1;
    const limit = Math.min(mostPerPage, Number(c.req.query("limit") ?? 10) || 10);
    const page = all.slice(after, after + limit);
    return c.json({
      has_more: after + limit < all.length,
      data: page.map(toTransaction),
      links: [],
    });
  });
  return app;
}
