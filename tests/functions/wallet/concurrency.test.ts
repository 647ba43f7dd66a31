import { afterEach, expect, test } from "vitest";
import { atOnce, RACING, useMarket } from "../../support/market.ts";

const SELLERS = 60;
const SALES = 10;

const market = useMarket({ ...RACING, PROVIDER_TIMEOUT_MS: "30000" });
afterEach(() => market.proveMoney());

test("60 withdrawals, 10 releases and 60 payouts at once all succeed, and the ledger balances", async () => {
  const sellers = await atOnce(SELLERS, () => market.wealthy());
  const sales = await atOnce(SALES, () => market.paidSale());

  const withdrawing = sellers.map(async (seller) => {
    const answer = await seller.requestWithdrawal();
    if (answer.status === 201) await market.payout(answer.body.data, "complete");
    return answer.status;
  });
  const releasing = sales.map(async ({ buyer, order }) =>
    (await buyer.put(`/orders/${order.id}/confirm`)).status
  );
  const proofs = Array.from({ length: 5 }, () => market.proveMoney());
  expect(new Set(await Promise.all(withdrawing))).toEqual(new Set([201]));
  expect(new Set(await Promise.all(releasing))).toEqual(new Set([200]));
  await Promise.all(proofs);
  await market.runDue();

  const paid = await market.sql`
  select count(*) from private.withdrawals where status = 'PAID'`;
  expect(Number(paid[0]!["count"])).toBe(SELLERS);
  for (const { seller } of sales) {
    expect(await seller.balance()).toMatchObject({ available: 150_000 });
  }
});

test("ten withdrawals during a release never bring a wallet below zero", async () => {
  const first = await market.paidSale();
  const { seller } = first;
  const answers = await Promise.all([
    first.buyer.put(`/orders/${first.order.id}/confirm`),
    ...Array.from({ length: 10 }, () => seller.requestWithdrawal(150_000)),
  ]);
  const made = answers.slice(1).filter(({ status }) => status === 201);
  expect(made.length).toBeLessThanOrEqual(1);
  const lowest = await market.sql`
    select min(balance_after) as lowest from private.ledger_journal
    where account = 'wallet' and holder_id = ${seller.id}`;
  expect(lowest[0]!["lowest"]).toBeGreaterThanOrEqual(0);
});
