import { expect, test } from "vitest";
import { obtainInvoice } from "../../../shared/purchase/flow.ts";
import { orders } from "../../../shared/purchase/kinds.ts";
import { must, walletOf } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { reserveOnly } from "../../support/purchases.ts";
import {
  endInvoiceLeases,
  invoicesOf,
  orderBody,
  pay,
  payWithoutCallback,
  readOrder,
} from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { mixedSale, toOrder } from "../../support/wallet_payments.ts";
import { balanceOf, entriesOf } from "../../support/withdrawals.ts";
import { xendit } from "../../support/xendit.ts";

const market = useMarket();

const endings: Record<string, (sale: Sale) => Promise<unknown>> = {
  "the buyer cancels": ({ buyer, order }) =>
    must(market.as(buyer).put(`/orders/${order.id}/cancel`)),
  "the seller cancels": ({ seller, order }) =>
    must(market.as(seller).put(`/orders/${order.id}/cancel`)),
  "the time to pay is over": () => market.time.advance(25 * 3600),
  "the invoice expires at the provider": async ({ order }) => {
    await market.sandbox(`/payment/invoices/${order.payment.invoice_id}/expire`);
    await market.runDue();
  },
};

test.each(Object.entries(endings))("%s: the wallet gets its part back, once", async (_, end) => {
  const sale = await mixedSale(market, 100_000);
  await end(sale);
  expect(["CANCELLED", "EXPIRED"]).toContain((await readOrder(market, sale)).status);
  expect(await balanceOf(market, sale.buyer)).toMatchObject({ available: 100_000, held: 0 });
  expect((await entriesOf(market, sale.buyer)).slice(0, 2)).toEqual([
    ["purchase_reversal", 100_000],
    ["purchase_debit", -100_000],
  ]);
  await proveMoney(market);
});

test("a courier that became dearer gives the hold back, and nobody sees the order", async () => {
  const { body, buyer, listing_id } = await toOrder(market, 100_000);
  await market.sandbox("/shipping/prices", { percent: 150 });
  await market.time.advance(60);
  expect((await market.as(buyer).post("/orders", body)).status).toBe(409);
  await market.sandbox("/shipping/prices", { percent: 100 });
  expect(await balanceOf(market, buyer)).toMatchObject({ available: 100_000, held: 0 });
  expect((await must(market.as(buyer).get("/orders/my"))).as_buyer).toEqual([]);
  const [copies] = await market.database.admin`
    select count(*)::integer as count from private.order_addresses
    join public.orders on orders.id = order_id where orders.buyer_id = ${buyer.id}`;
  expect(copies).toEqual({ count: 0 });
  await proveMoney(market);
  const retried = { ...body, ...await orderBody(market, buyer, listing_id) };
  expect((await must(market.as(buyer).post("/orders", retried))).wallet_amount).toBe(100_000);
  await proveMoney(market);
});

test.each([100_000, 1_000_000])(
  "the process dies after it reserved, with %i in the wallet: the job gives the hold back",
  async (wallet) => {
    const { body, buyer } = await toOrder(market, wallet);
    await reserveOnly(market, buyer, body);
    expect((await balanceOf(market, buyer)).held).toBeGreaterThan(0);
    await proveMoney(market);
    await endInvoiceLeases(market);
    await market.time.advance(120);
    expect(await balanceOf(market, buyer)).toMatchObject({ available: wallet, held: 0 });
    expect((await market.as(buyer).post("/orders", body)).status).toBe(201);
    await proveMoney(market);
  },
);

test("the invoice of an order that was abandoned while it was made is expired", async () => {
  const { body, buyer } = await toOrder(market, 100_000);
  const order = await reserveOnly(market, buyer, body);
  const { payments } = xendit(market);
  const slow: typeof payments = {
    ...payments,
    createInvoice: async (request) => {
      await endInvoiceLeases(market);
      await market.time.advance(120);
      return payments.createInvoice(request);
    },
  };
  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {}, payments: slow };
  await expect(obtainInvoice(deps, orders, order)).rejects.toMatchObject({ code: "CONFLICT" });
  await market.runDue();
  expect(await invoicesOf(market, order.request.external_id)).toMatchObject([
    { status: "EXPIRED" },
  ]);
  expect(await balanceOf(market, buyer)).toMatchObject({ available: 100_000, held: 0 });
  await proveMoney(market);
});

test("a retry finishes the order of a process that died, and holds nothing more", async () => {
  const { body, buyer } = await toOrder(market, 1_000_000);
  const { id } = await reserveOnly(market, buyer, body);
  await endInvoiceLeases(market);
  const order = await must(market.as(buyer).post("/orders", body));
  expect([order.id, order.status]).toEqual([id, "READY_TO_SHIP"]);
  expect(await walletOf(market, buyer)).toBe(1_000_000 - order.total);
  await proveMoney(market);
});

test("a late payment revives the order while the wallet still has its part", async () => {
  const sale = await mixedSale(market, 100_000);
  await payWithoutCallback(market, sale.order, "delay");
  await must(market.as(sale.buyer).put(`/orders/${sale.order.id}/cancel`));
  expect(await walletOf(market, sale.buyer)).toBe(100_000);
  await market.runDue();
  expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
  expect(await walletOf(market, sale.buyer)).toBe(0);
  await proveMoney(market);
});

test("a late payment whose wallet part is spent is refunded: what the invoice got, not the total", async () => {
  const sale = await mixedSale(market, 100_000);
  await payWithoutCallback(market, sale.order, "delay");
  await must(market.as(sale.buyer).put(`/orders/${sale.order.id}/cancel`));
  await must(market.as(sale.buyer).post("/wallet/withdrawals", { amount: 50_000 }));
  await market.runDue();
  expect(await readOrder(market, sale)).toMatchObject({
    status: "CANCELLED",
    refunded_amount: sale.order.amount_due,
  });
  expect(await walletOf(market, sale.buyer)).toBe(50_000 + sale.order.amount_due);
  await proveMoney(market);
});

test("another amount than what was due waits for staff, who pay the order with it", async () => {
  const sale = await mixedSale(market, 100_000);
  await pay(market, sale, sale.order.amount_due - 1_000);
  expect((await readOrder(market, sale)).status).toBe("AWAITING_PAYMENT");
  const staff = market.as(await market.staff("administrator"));
  const { items: [item] } = await must(staff.get("/admin/suspense"));
  expect(item.order_amount_due).toBe(sale.order.amount_due);
  const applied = await staff.post(`/admin/suspense/${item.id}/apply`, { cover_missing: true }, {
    "x-action-reason": "a thousand short",
  });
  expect(applied.status).toBe(200);
  expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
  await proveMoney(market);
});
