import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { carrierSays, expectData, openSale, paidSale, pay, readOrder } from "../../support/sale.ts";

const market = useMarket();

test("a listing is ordered, paid, shipped, delivered and confirmed, and the seller is paid", async () => {
  const sale = await openSale(market);
  expect(sale.order).toMatchObject({
    status: "AWAITING_PAYMENT",
    item_price: 150_000,
    voucher_discount: 0,
    wallet_amount: 0,
  });
  await pay(market, sale);
  expect(await readOrder(market, sale)).toMatchObject({
    status: "READY_TO_SHIP",
    shipping_details: { shipper_order_id: expect.any(String) },
    tracking_number: expect.any(String),
  });
  await carrierSays(market, sale, "picked");
  await carrierSays(market, sale, "delivered");
  expect(await readOrder(market, sale)).toMatchObject({ status: "DELIVERED" });
  const { body } = await market.as(sale.buyer).put(`/orders/${sale.order.reference}/confirm`);
  expect(body.data).toMatchObject({ status: "COMPLETED" });

  expect(expectData(await market.as(sale.seller).get("/wallet/balance"))).toEqual({
    available: 150_000,
    held: 0,
    in_escrow: 0,
  });
  const { items } = expectData(await market.as(sale.seller).get("/wallet/transactions"));
  expect(items).toMatchObject([{
    type: "sale_proceeds",
    amount: 150_000,
    order_reference: sale.order.reference,
  }]);
  await proveMoney(market);
});

test("the escrow is released two days after delivery", async () => {
  const sale = await paidSale(market);
  await carrierSays(market, sale, "delivered");
  await market.time.advance(48 * 3600 + 60);
  expect(await readOrder(market, sale)).toMatchObject({ status: "COMPLETED" });
  await proveMoney(market);
});
