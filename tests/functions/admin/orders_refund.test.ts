import { expect, test } from "vitest";
import { must, tally, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket();

const clawback = (sale: Sale, query = "") => market.approved(() => sale.clawBack(undefined, query));

test("a refund after completion happens once, needs a reason, and may take the seller's wallet below zero", async () => {
  const sale = await market.completedSale({ price: 240_000 });
  await sale.seller.fund(-240_000);
  expect((await clawback(sale, "?dry_run=true")).body.data.refunded_amount).toBe(249_000);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => clawback(sale)));
  expect(tally(answers)).toEqual({ 200: 1, 409: 4 });
  expect(await sale.seller.wallet()).toBe(-240_000);
  const { body: { data } } = await sale.seller.get("/wallet/transactions");
  expect(data.items[0]).toMatchObject({
    type: "clawback",
    amount: -240_000,
    balance_after: -240_000,
    order_reference: sale.order.reference,
  });
  expect((await sale.buyer.entries())[0]).toEqual(["refund", 249_000]);
  expect(await market.audit(sale.order.id)).toMatchObject([{ reason: "Barang palsu" }]);
});

test("only completed orders are refunded this way, and not by one of their parties", async () => {
  for (const sale of [await market.shippedSale(), await market.returnApprovedSale()]) {
    expect((await clawback(sale)).status).toBe(409);
  }
  const sale = await market.paidSale();
  await market.appoint(sale.buyer, "ops_admin");
  await must(sale.step("buyer", "confirm"));
  const path = `/admin/orders/${sale.order.id}/refund`;
  expect((await sale.buyer.post(path, { reason: "Mau uang kembali" })).status).toBe(403);
});

test("a sale that a voucher paid is taken back once, although the buyer gets nothing", async () => {
  const voucher_code = await market.voucher({ value: 5_000_000 });
  const sale = await market.completedSale({ price: 2_500_000 }, undefined, { voucher_code });
  const answers = await Promise.all([1, 2].map(() => clawback(sale)));
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  expect((await clawback(sale)).status).toBe(409);
  await market.proveMoney();
});
