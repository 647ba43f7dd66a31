import { expect, test } from "vitest";
import { chargebacksOf, decide, sumsOf } from "../../support/chargebacks.ts";
import { statusOf, step, walletOf } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { couple, paidAgain, race } from "../../support/races.ts";
import { reconcile } from "../../support/reconcile.ts";
import { setUp } from "../../support/set_up.ts";
import { request } from "../../support/withdrawals.ts";

const market = useMarket();
const parties = setUp(() => couple(market));
const ROUNDS = 20;

test(
  `a chargeback beside a confirmation: it is frozen or released, and each rupiah is booked once, ${ROUNDS} times`,
  async () => {
    await race(async () => {
      const sale = await paidAgain(market, parties);
      const path = `/payment/invoices/${sale.order.payment.invoice_id}/dispute`;
      const [confirmed] = await Promise.all([
        step(market, sale.buyer, sale, "confirm"),
        market.sandbox(path).then(() => Promise.all([reconcile(market), market.runDue()])),
      ]);
      const [open, ...more] = await chargebacksOf(market, sale);
      expect(more).toEqual([]);
      const isReleased = await statusOf(market, sale) === "COMPLETED";
      expect(confirmed.status).toBe(isReleased ? 200 : 409);
      const outcome = isReleased ? "seller" : "cancel";
      const decisions = await Promise.all([1, 2, 3].map(() => decide(market, open!, outcome)));
      expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const { buyer = 0, seller = 0, provider_cash = 0 } = await sumsOf(market, sale);
      expect([buyer, seller, provider_cash]).toEqual([0, 0, 0]);
    }, ROUNDS);
    await proveMoney(market);
  },
  600_000,
);

test(
  `a decision against a refunded buyer beside a withdrawal: the wallet is never below zero, ${ROUNDS} times`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const sale = await paidAgain(market, { ...parties, buyer: await market.user() });
      await step(market, sale.seller, sale, "cancel");
      const path = `/payment/invoices/${sale.order.payment.invoice_id}/dispute`;
      await market.sandbox(path);
      await market.runDue();
      const [open] = await chargebacksOf(market, sale);
      const [withdrawn, decision] = await Promise.all([
        request(market, sale.buyer, 100_000),
        decide(market, open!, "buyer"),
      ]);
      expect(decision.status).toBe(200);
      const wasPaidOut = withdrawn.status === 201;
      expect(decision.body.data.from_buyer).toBe(wasPaidOut ? 64_750 : 164_750);
      expect(await walletOf(market, sale.buyer)).toBe(0);
    }
    await proveMoney(market);
  },
  600_000,
);
