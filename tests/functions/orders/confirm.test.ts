import { afterEach, expect, test } from "vitest";
import { atOnce, must, RACING, tally, useMarket } from "../../support/market.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());

test("a listing is ordered, paid, shipped, delivered and confirmed, and the seller is paid", async () => {
  const sale = await market.openSale();
  expect(sale.order).toMatchObject({
    status: "AWAITING_PAYMENT",
    item_price: 150_000,
    voucher_discount: 0,
    wallet_amount: 0,
  });
  await sale.pay();
  expect(await sale.read()).toMatchObject({
    status: "READY_TO_SHIP",
    shipping_details: { shipper_order_id: expect.any(String) },
    tracking_number: expect.any(String),
    payment: { status: "PAID" },
  });
  expect(await sale.listingStatus()).toBe("sold");
  await sale.carrierSays("picked");
  await sale.carrierSays("delivered");
  expect(await sale.read()).toMatchObject({ status: "DELIVERED" });
  const { body } = await sale.buyer.put(`/orders/${sale.order.reference}/confirm`);
  expect(body.data).toMatchObject({ status: "COMPLETED" });

  expect(await sale.seller.balance()).toEqual({ available: 150_000, held: 0, in_escrow: 0 });
  const { items } = await must(sale.seller.get("/wallet/transactions"));
  expect(items).toMatchObject([{
    type: "sale_proceeds",
    amount: 150_000,
    order_reference: sale.order.reference,
  }]);
});

test("twenty concurrent confirmations release the escrow once", async () => {
  const sale = await market.paidSale();
  const answers = await atOnce(20, () => sale.step("buyer", "confirm"));
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
  expect(await sale.seller.wallet()).toBe(150_000);
});

test("a confirmation concurrent with its deadline releases the escrow once", async () => {
  const sale = await market.deliveredSale();
  await Promise.all([market.time.advance(49 * 3600), sale.step("buyer", "confirm")]);
  expect(await sale.seller.wallet()).toBe(150_000);
});
