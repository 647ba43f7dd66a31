/** What a pair of accomplices could take from `claims` by settlements above the item price. */
import { expect, test } from "vitest";
import { must, statusOf, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { couple, paidAgain } from "../../support/races.ts";
import type { Couple } from "../../support/races.ts";
import { carrierSays } from "../../support/sale.ts";
import { settlementsOf } from "../../support/settlements.ts";

const market = useMarket();
const { offer, accept, offered } = settlementsOf(market);

async function disputedAgain(market: Market, who: Couple) {
  const sale = await paidAgain(market, who);
  await carrierSays(market, sale, "picked");
  await must(step(market, who.buyer, sale, "dispute", { reason: "Tidak sesuai" }));
  return sale;
}

async function disputedSales(who: Couple, count: number) {
  const sales = [];
  for (let made = 0; made < count; made++) sales.push(await disputedAgain(market, who));
  return sales;
}

test("claims pay the shipping of three settlements of one pair in thirty days, also when all are accepted at once", async () => {
  const who = await couple(market);
  const sales = await disputedSales(who, 5);
  const ids = await Promise.all(sales.map((sale) => offered(sale, who.seller, 159_000)));
  const answers = await Promise.all(sales.map((sale, at) => accept(sale, who.buyer, ids[at]!)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
  const left = sales[answers.findIndex(({ status }) => status === 409)]!;
  expect((await offer(left, who.buyer, 150_001)).status).toBe(409);
  const stranger = { ...who, buyer: await market.user() };
  const [other] = await disputedSales(stranger, 1);
  expect((await offer(other!, stranger.buyer, 150_001)).status).toBe(409);

  // The item price is the seller's own money, and staff are not limited.
  await must(accept(left, who.buyer, await offered(left, who.seller, 150_000)));
  const { dispute } = await must(market.as(stranger.buyer).get(`/orders/${other!.order.id}`));
  const ops = market.as(await market.staff("ops_admin"));
  const split = { resolution: "split", refund_amount: 159_000 };
  await must(ops.post(`/admin/disputes/${dispute.id}/resolve`, split));
  expect(await statusOf(market, other!)).toBe("COMPLETED");
  await proveMoney(market);
});

test("small returns and settlements above the item price count against one limit", async () => {
  const who = await couple(market);
  const sales = await disputedSales(who, 4);
  for (const sale of sales.slice(0, 3)) {
    await must(accept(sale, who.buyer, await offered(sale, who.seller, 150_001)));
  }
  await market.database.admin`
    update private.settings set value = 1000000 where name = 'return_auto_approve_idr'`;
  const sale = await paidAgain(market, who);
  for (const status of ["picked", "delivered"]) await carrierSays(market, sale, status);
  await must(step(market, who.buyer, sale, "return-request", { reason: "damaged" }));
  expect(await statusOf(market, sale)).toBe("RETURN_REQUESTED");
  await market.database.admin`
    update private.settings set value = 50000 where name = 'return_auto_approve_idr'`;
  await market.time.advance(31 * 86_400);
  await must(accept(sales[3]!, who.buyer, await offered(sales[3]!, who.seller, 150_001)));
  await proveMoney(market);
});

test("claims pay no more of a settlement's shipping than return_auto_approve_idr", async () => {
  const who = await couple(market);
  const [sale] = await disputedSales(who, 1);
  await market.database.admin`
    update private.settings set value = 8000 where name = 'return_auto_approve_idr'`;
  expect((await offer(sale!, who.buyer, 158_001)).status).toBe(409);
  expect((await offer(sale!, who.buyer, 158_000)).status).toBe(200);
  await market.database.admin`
    update private.settings set value = 50000 where name = 'return_auto_approve_idr'`;
});
