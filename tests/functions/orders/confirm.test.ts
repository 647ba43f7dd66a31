import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { carrierSays, openSale, paidSale } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket();

const confirm = ({ buyer, order }: Sale) => market.as(buyer).put(`/orders/${order.id}/confirm`);
const earned = async ({ seller }: Sale) =>
  (await market.as(seller).get("/wallet/balance")).body.data;

test("the buyer can confirm before the carrier reports a delivery", async () => {
  const sale = await paidSale(market);
  expect(await earned(sale)).toMatchObject({ available: 0, in_escrow: 150_000 });
  expect((await confirm(sale)).body.data.status).toBe("COMPLETED");
  expect(await earned(sale)).toMatchObject({ available: 150_000, in_escrow: 0 });
});

test("twenty concurrent confirmations release the escrow once", async () => {
  const sale = await paidSale(market);
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(sale)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect((await earned(sale)).available).toBe(150_000);
  await proveMoney(market);
});

test("a confirmation concurrent with its deadline releases the escrow once", async () => {
  const sale = await paidSale(market);
  await carrierSays(market, sale, "delivered");
  await Promise.all([market.time.advance(49 * 3600), confirm(sale)]);
  expect((await earned(sale)).available).toBe(150_000);
  await proveMoney(market);
});

test("confirm returns 403 for the seller, 404 for a stranger and 409 for an unpaid order", async () => {
  const sale = await paidSale(market);
  expect((await market.as(sale.seller).put(`/orders/${sale.order.id}/confirm`)).status).toBe(403);
  expect((await market.as(await market.user()).put(`/orders/${sale.order.id}/confirm`)).status)
    .toBe(404);
  expect((await confirm(await openSale(market))).status).toBe(409);
  expect((await market.as(sale.buyer).put("/orders/ORD-000000-000000/confirm")).status).toBe(404);
});
