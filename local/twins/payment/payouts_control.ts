/** What a tester can make happen to a payout link, and the page where its recipient claims it. */
import { Hono } from "hono";
import * as z from "zod";
import { answerControl, readControl, unknown } from "../refusal.ts";
import { toWire } from "./payout.ts";
import { payoutPage } from "./payout_page.ts";
import type { Payouts } from "./payouts.ts";
import { toWire as toTransaction, type Transactions } from "./transactions.ts";

const nothing = z.object({});
const claimWish = z.object({
  password: z.string(),
  bank: z.string().min(1).max(40),
  account: z.string().min(1).max(40),
});
const strange = z.object({
  type: z.string().min(1).max(60),
  amount: z.int().min(1).max(1e12),
  cashflow: z.enum(["MONEY_IN", "MONEY_OUT"]),
});

export function payoutsControl(options: {
  payouts: Payouts;
  transactions: Transactions;
  sandboxUrl: string;
}): Hono {
  const { payouts, transactions } = options;
  const back = `${options.sandboxUrl}/`;
  const found = (id: string) => {
    const payout = payouts.find(id);
    if (payout === null) throw unknown("payout");
    return payout;
  };

  const app = new Hono();
  app.post("/payouts/duplicates", async (c) => {
    const { answer } = await readControl(c, z.object({ answer: z.enum(["first_link", "error"]) }));
    payouts.answerDuplicates(answer);
    return c.json({ ok: true, answer });
  });
  app.get("/payouts/:id", (c) => c.json({ ok: true, ...toWire(found(c.req.param("id"))) }));
  const verbs = {
    complete: "COMPLETED",
    fail: "FAILED",
    expire: "EXPIRED",
    return: "REVERSED",
  } as const;
  for (const [verb, news] of Object.entries(verbs)) {
    app.post(`/payouts/:id/${verb}`, async (c) => {
      await readControl(c, nothing);
      return answerControl(c, back, toWire(payouts.end(c.req.param("id"), news)));
    });
  }
  app.post("/transactions", async (c) => {
    const { type, amount, cashflow } = await readControl(c, strange);
    return c.json({ ok: true, ...toTransaction(transactions.other(type, amount, cashflow)) });
  });

  app.get("/web/:id", (c) => c.html(payoutPage(found(c.req.param("id")))));
  app.post("/web/:id", async (c) => {
    const { password, bank, account } = await readControl(c, claimWish);
    return c.html(payoutPage(payouts.claim(c.req.param("id"), password, bank, account)));
  });
  return app;
}
