import { afterEach, expect, test } from "vitest";
import { chargebacksOf, decide, decided, dispute, sumsOf, win } from "../../support/chargebacks.ts";
import {
  completedSale,
  deliveredSale,
  must,
  saleIn,
  statusOf,
  step,
  walletOf,
} from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { paidSale, readOrder } from "../../support/sale.ts";
import { reconcile } from "../../support/reconcile.ts";
import { fund } from "../../support/withdrawals.ts";

const market = useMarket();
const DAY = 24 * 3600;
afterEach(async () => {
  await proveMoney(market);
  expect((await reconcile(market)).differences).toEqual([]);
});

test("escrow is frozen: nobody is paid until staff have decided, then the sale goes on at our cost", async () => {
  const sale = await deliveredSale(market);
  await dispute(market, sale);
  const [open] = await chargebacksOf(market, sale);
  expect(open).toMatchObject({ status: "open", amount: 164_750, from_seller: 0 });
  expect((await readOrder(market, sale)).frozen_at).not.toBeNull();
  expect((await step(market, sale.buyer, sale, "confirm")).status).toBe(409);
  await market.time.advance(8 * DAY);
  expect(await statusOf(market, sale)).toBe("DELIVERED");
  expect((await decide(market, open!, "seller")).status).toBe(409);
  expect((await decide(market, open!, "claims")).body.data).toMatchObject({ outcome: "claims" });
  expect((await decide(market, open!, "claims")).status).toBe(409);
  const { frozen_at, deadlines } = await readOrder(market, sale);
  expect(frozen_at).toBeNull();
  expect(deadlines).toMatchObject([{ to: "COMPLETED" }]);
  await market.time.advance(8 * DAY);
  expect(await statusOf(market, sale)).toBe("COMPLETED");
  expect(await walletOf(market, sale.seller)).toBe(150_000);
});

test("staff end a frozen sale in any state: the buyer is not refunded a second time, a won dispute pays them", async () => {
  for (
    const [status, ended] of [
      ["READY_TO_SHIP", "CANCELLED"],
      ["SHIPPED", "REFUNDED"],
      ["DELIVERED", "REFUNDED"],
      ["RETURN_REQUESTED", "REFUNDED"],
      ["RETURN_APPROVED", "REFUNDED"],
      ["DISPUTED", "REFUNDED"],
    ] as const
  ) {
    const sale = await saleIn[status](market);
    await decided(market, sale, "cancel");
    expect(await statusOf(market, sale), status).toBe(ended);
    expect(await walletOf(market, sale.buyer), status).toBe(0);
    await market.runDue();
    await win(market, sale);
    const refund = status === "READY_TO_SHIP" ? 164_750 : 159_000;
    expect(await walletOf(market, sale.buyer), status).toBe(refund);
    expect(await chargebacksOf(market, sale)).toMatchObject([{
      status: "reversed",
      from_buyer: 0,
    }]);
  }
});

test("after the release the seller's wallet gives what it got, below zero if need be, and gets it back once", async () => {
  const sale = await completedSale(market);
  await fund(market, sale.seller, -100_000);
  expect(await decided(market, sale, "seller")).toMatchObject({ from_seller: 150_000 });
  expect(await walletOf(market, sale.seller)).toBe(-100_000);
  expect(await sumsOf(market, sale)).toMatchObject({ claims: -14_750 });
  await win(market, sale);
  await reconcile(market);
  expect(await walletOf(market, sale.seller)).toBe(50_000);
  expect(await sumsOf(market, sale)).toMatchObject({ seller: 150_000, provider_cash: -164_750 });
  // A second chargeback of the same payment is a case of its own.
  await dispute(market, sale);
  const [second, first] = await chargebacksOf(market, sale);
  expect([second!.status, first!.status]).toEqual(["open", "reversed"]);
  await must(Promise.resolve(await decide(market, second!, "claims")));
  expect(await walletOf(market, sale.seller)).toBe(50_000);
});

test("a buyer who was refunded already gives back what the wallet still has; the rest is a loss", async () => {
  const sale = await paidSale(market);
  await must(step(market, sale.seller, sale, "cancel"));
  await fund(market, sale.buyer, -100_000);
  expect(await decided(market, sale, "buyer")).toMatchObject({ from_buyer: 64_750 });
  expect(await walletOf(market, sale.buyer)).toBe(0);
  expect(await sumsOf(market, sale)).toMatchObject({ claims: -100_000 });
});
