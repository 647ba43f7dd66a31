import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { accountBalance, proveMoney } from "../../support/money.ts";
import { openSale, orderBody, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket();

const apply = ({ order }: Sale, paid_amount: number | null, payment_id: string | null = null) => {
  const { invoice_id } = order.payment;
  const status = paid_amount === null ? "EXPIRED" : "PAID";
  const invoice = { id: invoice_id, external_id: order.reference, status, paid_amount, payment_id };
  return market.services.db.service.call("internal.apply_invoice_update", { invoice });
};

test("a late payment is refunded once, with or without a payment id", async () => {
  const sale = await openSale(market);
  await apply(sale, null);
  const other = await market.user();
  await market.as(other).post("/orders", await orderBody(market, other, sale.listing_id));
  const outcomes = [
    await apply(sale, sale.order.total),
    await apply(sale, sale.order.total, "pay_1"),
    await apply(sale, sale.order.total, "pay_2"),
  ];
  expect(outcomes).toEqual(["refunded", "known", "known"]);
  expect((await market.as(sale.buyer).get("/wallet/balance")).body.data.available).toBe(
    sale.order.total,
  );
  expect((await readOrder(market, sale)).status).toBe("EXPIRED");
  await proveMoney(market);
});

test("a late payment of a deleted buyer opens a case for staff and reaches no wallet", async () => {
  const sale = await openSale(market);
  await apply(sale, null);
  await market.as(sale.buyer).delete("/auth/me");
  const before = await accountBalance(market.database, "suspense");
  expect([await apply(sale, sale.order.total), await apply(sale, sale.order.total)]).toEqual([
    "in_suspense",
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

test("account deletion and a late payment at once leave the money in an existing wallet or with staff", async () => {
  for (let round = 0; round < 10; round++) {
    const sale = await openSale(market);
    await apply(sale, null);
    const other = await market.user();
    await market.as(other).post("/orders", await orderBody(market, other, sale.listing_id));
    const [{ status }, outcome] = await Promise.all([
      market.as(sale.buyer).delete("/auth/me"),
      apply(sale, sale.order.total),
    ]);
    expect([status, outcome]).toEqual(status === 200 ? [200, "in_suspense"] : [409, "refunded"]);
  }
  await proveMoney(market);
});

test("a wrong amount goes to suspense once, an excess over the total only by the difference", async () => {
  const before = await accountBalance(market.database, "suspense");
  const wrong = await openSale(market);
  expect([await apply(wrong, 5_000), await apply(wrong, 5_000, "pay_3")]).toEqual([
    "in_suspense",
    "known",
  ]);
  expect(await accountBalance(market.database, "suspense") - before).toBe(5_000);
  const right = await openSale(market);
  expect([await apply(right, right.order.total), await apply(right, right.order.total + 700)])
    .toEqual([
      "paid",
      "in_suspense",
    ]);
  expect(await accountBalance(market.database, "suspense") - before).toBe(5_700);
  expect((await readOrder(market, right)).status).toBe("READY_TO_SHIP");
  await proveMoney(market);
});

test("a payment of an invoice that we did not create goes to suspense, and the order still awaits its own", async () => {
  const sale = await openSale(market);
  const foreign = {
    id: "foreign",
    external_id: sale.order.reference,
    status: "PAID",
    paid_amount: sale.order.total,
    payment_id: null,
  };
  for (let times = 0; times < 2; times++) {
    await market.services.db.service.call("internal.apply_invoice_update", { invoice: foreign });
  }
  expect((await readOrder(market, sale)).status).toBe("AWAITING_PAYMENT");
  const cases = await market.database
    .admin`select * from private.staff_cases where order_id = ${sale.order.id}`;
  expect(cases).toMatchObject([{ kind: "unexpected_payment" }]);
  await proveMoney(market);
});
