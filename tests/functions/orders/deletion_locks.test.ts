/** Deletions and bans lock a user's orders first, as their steps do, so that they cannot deadlock. */
import { expect, test } from "vitest";
import { completedSale, must, step } from "../../support/life.ts";
import { deadlocks } from "../../support/locks.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { review } from "../../support/reviews.ts";
import { openSale, payWithoutCallback } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { setUp } from "../../support/set_up.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));
const ROUNDS = 5;
const EACH = 6;

const leave = (person: TestUser) => market.as(person).delete("/auth/me");
const ban = ({ id }: TestUser) =>
  market.as(ops).put(`/admin/accounts/${id}`, { account_status: "banned" }, {
    "x-action-reason": "Kartu curian",
  });

/** Runs `rounds` of these on new sales, all at once, and returns how often PostgreSQL has found a deadlock, ever. */
async function race(open: () => Promise<Sale>, act: (sale: Sale) => Promise<unknown>[]) {
  for (let round = 0; round < ROUNDS; round++) {
    const sales = await Promise.all(Array.from({ length: EACH }, open));
    await Promise.all([market.runDue(), ...sales.flatMap(act)]);
    await market.runDue();
  }
  return await deadlocks(market);
}

/** Its invoice is paid after it was cancelled; the callback is due. */
async function paidLate(): Promise<Sale> {
  const sale = await openSale(market);
  await payWithoutCallback(market, sale.order, "delay");
  await must(market.as(sale.buyer).put(`/orders/${sale.order.id}/cancel`));
  return sale;
}

const invoice = ({ order }: Sale, act: string) =>
  market.sandbox(`/payment/invoices/${order.payment.invoice_id}/${act}`);

test("deletions of both parties beside late payments of their orders never deadlock", async () => {
  expect(await race(paidLate, ({ seller, buyer }) => [leave(seller), leave(buyer)])).toBe(0);
  await proveMoney(market);
}, 120_000);

test(
  "deletions of buyers beside reviews and chargebacks of their orders never deadlock",
  async () => {
    const found = await race(() => completedSale(market), (sale) => [
      leave(sale.buyer),
      review(market, sale),
      invoice(sale, "dispute"),
    ]);
    expect(found).toBe(0);
    await proveMoney(market);
  },
  120_000,
);

test(
  "bans of both parties beside payments and cancellations of their orders never deadlock",
  async () => {
    const found = await race(() => openSale(market), (sale) => [
      ban(sale.seller),
      ban(sale.buyer),
      invoice(sale, "pay"),
      step(market, sale.buyer, sale, "cancel"),
    ]);
    expect(found).toBe(0);
    await proveMoney(market);
  },
  120_000,
);
