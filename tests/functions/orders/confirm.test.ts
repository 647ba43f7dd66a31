import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket();

const confirm = ({ buyer, order }: Sale) => buyer.put(`/orders/${order.id}/confirm`);
const earned = async ({ seller }: Sale) => (await seller.get("/wallet/balance")).body.data;

test("the buyer can confirm before the carrier reports a delivery", async () => {
  const sale = await market.paidSale();
  expect(await earned(sale)).toMatchObject({ available: 0, in_escrow: 150_000 });
  expect((await confirm(sale)).body.data.status).toBe("COMPLETED");
  expect(await earned(sale)).toMatchObject({ available: 150_000, in_escrow: 0 });
});

test("twenty concurrent confirmations release the escrow once", async () => {
  const sale = await market.paidSale();
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(sale)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect((await earned(sale)).available).toBe(150_000);
  await market.proveMoney();
});

test("a confirmation concurrent with its deadline releases the escrow once", async () => {
  const sale = await market.paidSale();
  await sale.carrierSays("delivered");
  await Promise.all([market.time.advance(49 * 3600), confirm(sale)]);
  expect((await earned(sale)).available).toBe(150_000);
  await market.proveMoney();
});
