import { afterEach, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

const apply = ({ order }: Sale, paid_amount: number | null, payment_id: string | null = null) => {
  const { invoice_id } = order.payment;
  const status = paid_amount === null ? "EXPIRED" : "PAID";
  const invoice = { id: invoice_id, external_id: order.reference, status, paid_amount, payment_id };
  return market.services.db.service.call("internal.apply_invoice_update", { invoice });
};

test("a late payment is refunded once, with or without a payment id", async () => {
  const sale = await market.openSale();
  await apply(sale, null);
  const other = await market.user();
  await other.post("/orders", await other.orderBody(sale.listing_id));
  const outcomes = [
    await apply(sale, sale.order.total),
    await apply(sale, sale.order.total, "pay_1"),
    await apply(sale, sale.order.total, "pay_2"),
  ];
  expect(outcomes).toEqual(["refunded", "known", "known"]);
  expect(await sale.buyer.wallet()).toBe(sale.order.total);
  expect(await sale.status()).toBe("EXPIRED");
});

test("a late payment of a deleted buyer opens a case for staff and reaches no wallet", async () => {
  const sale = await market.openSale();
  await apply(sale, null);
  await sale.buyer.delete("/auth/me");
  const before = await accountBalance(market.database, "suspense");
  expect([await apply(sale, sale.order.total), await apply(sale, sale.order.total)]).toEqual([
    "in_suspense",
    "known",
  ]);
  expect(await accountBalance(market.database, "suspense") - before).toBe(sale.order.total);
  expect(await sale.cases()).toEqual(["unexpected_payment"]);
  const [order] = await market.sql`
    select status, refunded_amount from public.orders where id = ${sale.order.id}`;
  expect(order).toMatchObject({ status: "EXPIRED", refunded_amount: null });
});

test("account deletion and a late payment at once leave the money in an existing wallet or with staff", async () => {
  for (let round = 0; round < 3; round++) {
    const sale = await market.openSale();
    await apply(sale, null);
    const other = await market.user();
    await other.post("/orders", await other.orderBody(sale.listing_id));
    const [{ status }, outcome] = await Promise.all([
      sale.buyer.delete("/auth/me"),
      apply(sale, sale.order.total),
    ]);
    expect([status, outcome]).toEqual(status === 200 ? [200, "in_suspense"] : [409, "refunded"]);
  }
});

test("a wrong amount goes to suspense once, an excess over the total only by the difference", async () => {
  const before = await accountBalance(market.database, "suspense");
  const wrong = await market.openSale();
  expect([await apply(wrong, 5_000), await apply(wrong, 5_000, "pay_3")]).toEqual([
    "in_suspense",
    "known",
  ]);
  expect(await accountBalance(market.database, "suspense") - before).toBe(5_000);
  const right = await market.openSale();
  expect([await apply(right, right.order.total), await apply(right, right.order.total + 700)])
    .toEqual(["paid", "in_suspense"]);
  expect(await accountBalance(market.database, "suspense") - before).toBe(5_700);
  expect(await right.status()).toBe("READY_TO_SHIP");
});

test("a payment of an invoice that we did not create goes to suspense, and the order still awaits its own", async () => {
  const sale = await market.openSale();
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
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  expect(await sale.cases()).toEqual(["unexpected_payment"]);
});
