import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { accountBalance, proveMoney } from "../../support/money.ts";
import { openSale, orderBody, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket();

const see = ({ order }: Sale, paid_amount: number | null, payment_id: string | null = null) => {
  const { invoice_id } = order.payment;
  const status = paid_amount === null ? "EXPIRED" : "PAID";
  const invoice = { id: invoice_id, external_id: order.reference, status, paid_amount, payment_id };
  return market.services.db.service.call("internal.apply_invoice_update", { invoice });
};

test("late money is refunded once, whether its payment id is known at first or only later", async () => {
  const sale = await openSale(market);
  await see(sale, null);
  const other = await market.user();
  await market.as(other).post("/orders", await orderBody(market, other, sale.listing_id));
  const seen = [
    await see(sale, sale.order.total),
    await see(sale, sale.order.total, "pay_1"),
    await see(sale, sale.order.total, "pay_2"),
  ];
  expect(seen).toEqual(["refunded", "known", "known"]);
  expect((await market.as(sale.buyer).get("/wallet/balance")).body.data.available).toBe(
    sale.order.total,
  );
  expect((await readOrder(market, sale)).status).toBe("EXPIRED");
  await proveMoney(market);
});

test("late money of a buyer who has left is a case for staff, and in no wallet", async () => {
  const sale = await openSale(market);
  await see(sale, null);
  await market.as(sale.buyer).delete("/auth/me");
  const before = await accountBalance(market.database, "suspense");
  expect([await see(sale, sale.order.total), await see(sale, sale.order.total)]).toEqual([
    "parked",
    "known",
  ]);
  expect(await accountBalance(market.database, "suspense") - before).toBe(sale.order.total);
  const cases = await market.database.admin`
    select kind from private.staff_cases where order_id = ${sale.order.id}`;
  expect(cases).toMatchObject([{ kind: "unexpected_payment" }]);
  const [order] = await market.database.admin`
    select status, refunded_amount from public.orders where id = ${sale.order.id}`;
  expect(order).toMatchObject({ status: "EXPIRED", refunded_amount: null });
  await proveMoney(market);
});

test("leaving and late money at once: the money is in a wallet that is there, or staff's", async () => {
  for (let round = 0; round < 10; round++) {
    const sale = await openSale(market);
    await see(sale, null);
    const other = await market.user();
    await market.as(other).post("/orders", await orderBody(market, other, sale.listing_id));
    const [{ status }, seen] = await Promise.all([
      market.as(sale.buyer).delete("/auth/me"),
      see(sale, sale.order.total),
    ]);
    expect([status, seen]).toEqual(status === 200 ? [200, "parked"] : [409, "refunded"]);
  }
  await proveMoney(market);
});

test("a wrong amount is unmatched once, and what comes on top of a right one is only the difference", async () => {
  const before = await accountBalance(market.database, "suspense");
  const wrong = await openSale(market);
  expect([await see(wrong, 5_000), await see(wrong, 5_000, "pay_3")]).toEqual(["parked", "known"]);
  expect(await accountBalance(market.database, "suspense") - before).toBe(5_000);
  const right = await openSale(market);
  expect([await see(right, right.order.total), await see(right, right.order.total + 700)]).toEqual([
    "paid",
    "parked",
  ]);
  expect(await accountBalance(market.database, "suspense") - before).toBe(5_700);
  expect((await readOrder(market, right)).status).toBe("READY_TO_SHIP");
  await proveMoney(market);
});

test("a second invoice under our reference that nobody asked for is unmatched, and the order waits for its own", async () => {
  const sale = await openSale(market);
  const stray = {
    id: "stray",
    external_id: sale.order.reference,
    status: "PAID",
    paid_amount: sale.order.total,
    payment_id: null,
  };
  for (let times = 0; times < 2; times++) {
    await market.services.db.service.call("internal.apply_invoice_update", { invoice: stray });
  }
  expect((await readOrder(market, sale)).status).toBe("AWAITING_PAYMENT");
  const cases = await market.database
    .admin`select * from private.staff_cases where order_id = ${sale.order.id}`;
  expect(cases).toMatchObject([{ kind: "unexpected_payment" }]);
  await proveMoney(market);
});
