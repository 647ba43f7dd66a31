import { decided, win } from "./chargebacks.ts";
import { must, payAndComplete, step } from "./life.ts";
import type { Market } from "./market.ts";
import { carrierSays, pay } from "./sale.ts";
import type { Sale } from "./sale.ts";

/** Brings a new order, through a chargeback, to each ending of docs/endings.md. */
export const chargebackEndings = (
  market: Market,
): Record<string, (sale: Sale) => Promise<unknown>> => ({
  "charged back before it was shipped, staff cancel it": async (sale) => {
    await pay(market, sale, sale.order.total);
    await decided(market, sale, "cancel");
  },
  "charged back after it was shipped, staff cancel it": async (sale) => {
    await pay(market, sale, sale.order.total);
    await carrierSays(market, sale, "picked");
    await decided(market, sale, "cancel");
  },
  "charged back after it was cancelled, the buyer bears it": async (sale) => {
    await pay(market, sale, sale.order.total);
    await must(step(market, sale.buyer, sale, "cancel"));
    await decided(market, sale, "buyer");
  },
  "charged back after completion, the seller bears it": async (sale) => {
    await payAndComplete(market, sale);
    await decided(market, sale, "seller");
  },
  "charged back after completion, we bear it": async (sale) => {
    await payAndComplete(market, sale);
    await decided(market, sale, "claims");
  },
  "charged back after completion, the dispute is won": async (sale) => {
    await payAndComplete(market, sale);
    await decided(market, sale, "seller");
    await win(market, sale);
  },
});
