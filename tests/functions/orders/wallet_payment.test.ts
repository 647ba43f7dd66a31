import { expect, test } from "vitest";
import { readQuote } from "../../../shared/domain/quote.ts";
import { orders } from "../../../shared/purchase/kinds.ts";
import { QUOTE_SECRET } from "../../support/environment.ts";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import {
  endInvoiceLeases,
  expectData,
  invoicesOf,
  list,
  orderBody,
  pay,
  payWithoutCallback,
  readOrder,
} from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import type { TestUser } from "../../support/users.ts";
import { fund } from "../../support/withdrawals.ts";
import { makeVoucher } from "../../support/vouchers.ts";

const market = useMarket();

/** What an order needs, of a buyer with this much in the wallet. */
async function toOrder(wallet: number, more: Record<string, unknown> = {}) {
  const [seller, buyer] = [await market.user(), await market.user()];
  if (wallet > 0) await fund(market, buyer, wallet);
  const listing_id = await list(market, seller);
  const body = { ...await orderBody(market, buyer, listing_id), use_wallet: true, ...more };
  return { seller, buyer, listing_id, body };
}

interface MixedSale extends Sale {
  order: Sale["order"] & { wallet_amount: number; amount_due: number };
}

async function mixedSale(wallet: number): Promise<MixedSale> {
  const { body, ...parties } = await toOrder(wallet);
  return { ...parties, order: expectData(await market.as(parties.buyer).post("/orders", body)) };
}

const balance = async (user: TestUser) => (await must(market.as(user).get("/wallet/balance")));
const available = async (user: TestUser): Promise<number> => (await balance(user)).available;
const rows = async (user: TestUser) =>
  (await must(market.as(user).get("/wallet/transactions"))).items.map((
    { type, amount }: { type: string; amount: number },
  ) => [type, amount]);

test("the wallet pays first, the invoice asks for the rest, and the sale goes on as any other", async () => {
  const sale = await mixedSale(100_000);
  const { total, wallet_amount, amount_due } = sale.order;
  expect([wallet_amount, amount_due]).toEqual([100_000, total - 100_000]);
  expect(await balance(sale.buyer)).toMatchObject({ available: 0, held: 100_000 });
  await proveMoney(market);
  await pay(market, sale);
  expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
  expect(await balance(sale.buyer)).toMatchObject({ available: 0, held: 0 });
  await must(market.as(sale.buyer).put(`/orders/${sale.order.id}/confirm`));
  expect(await available(sale.seller)).toBe(150_000);
  expect(await rows(sale.buyer)).toEqual([["purchase_debit", -100_000], ["adjustment", 100_000]]);
  await proveMoney(market);
});

test("a wallet that covers everything: no invoice, and READY_TO_SHIP at once with a courier", async () => {
  const sale = await mixedSale(1_000_000);
  const { order, buyer, seller } = sale;
  expect(order).toMatchObject({ status: "READY_TO_SHIP", amount_due: 0, payment: null });
  expect(order.wallet_amount).toBe(order.total);
  await market.runDue();
  expect((await readOrder(market, sale)).shipping_details.shipper_order_id).not.toBeNull();
  expect(await available(buyer)).toBe(1_000_000 - order.total);
  const seen = await must(market.as(seller).get(`/orders/${order.id}`));
  expect([seen.wallet_amount, seen.amount_due]).toEqual([null, null]);
  const steps = await must(market.as(buyer).get(`/orders/${order.id}/timeline`));
  expect(steps.map(({ to }: { to: string }) => to)).toEqual(["AWAITING_PAYMENT", "READY_TO_SHIP"]);
  await must(market.as(buyer).put(`/orders/${order.id}/cancel`));
  expect(await available(buyer)).toBe(1_000_000);
  await proveMoney(market);
});

test("a rest below the smallest invoice takes less from the wallet", async () => {
  const { body, buyer } = await toOrder(0);
  const { total } = await must(market.as(buyer).post("/orders/preview", body));
  await fund(market, buyer, total - 1);
  const order = await must(market.as(buyer).post("/orders", body));
  expect([order.amount_due, order.wallet_amount]).toEqual([10_000, total - 10_000]);
  expect(await available(buyer)).toBe(9_999);
  await proveMoney(market);
});

test("an empty wallet and one in debt pay nothing", async () => {
  for (const amount of [0, -40_000]) {
    const { body, buyer } = await toOrder(0);
    if (amount < 0) {
      await market.database.admin`
        select private.ledger_post('test:' || gen_random_uuid(), 'clawback', 'Test', null, array[
          private.ledger_line('claims', ${-amount}), private.ledger_line('wallet', ${amount}, p_user_id => ${buyer.id})])`;
    }
    const order = await must(market.as(buyer).post("/orders", body));
    expect([order.wallet_amount, order.amount_due]).toEqual([0, order.total]);
    expect(await available(buyer)).toBe(amount);
  }
});

test("the preview shows the order's parts and holds nothing", async () => {
  const voucher_code = await makeVoucher(market);
  const { body, buyer } = await toOrder(60_000, { voucher_code });
  const seen = await must(market.as(buyer).post("/orders/preview", body));
  expect(seen).toMatchObject({ wallet_amount: 60_000, amount_due: seen.total - 60_000 });
  expect(await available(buyer)).toBe(60_000);
  const order = await must(market.as(buyer).post("/orders", body));
  expect([order.wallet_amount, order.amount_due]).toEqual([seen.wallet_amount, seen.amount_due]);
});

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
  const sale = await mixedSale(100_000);
  await end(sale);
  expect(["CANCELLED", "EXPIRED"]).toContain((await readOrder(market, sale)).status);
  expect(await balance(sale.buyer)).toMatchObject({ available: 100_000, held: 0 });
  expect((await rows(sale.buyer)).slice(0, 2)).toEqual([
    ["purchase_reversal", 100_000],
    ["purchase_debit", -100_000],
  ]);
  await proveMoney(market);
});

/** The first step of POST /orders, in a process that then died. */
async function reserveOnly(
  buyer: TestUser,
  { shipping_quote, ...body }: Awaited<ReturnType<typeof toOrder>>["body"],
) {
  const quote = await readQuote(shipping_quote, [QUOTE_SECRET]);
  const input = { ...body, quote: { ...quote } };
  return orders.reserve(market.services.db.user(buyer), input, undefined);
}

test("a courier that became dearer gives the hold back, and nobody sees the order", async () => {
  const { body, buyer, listing_id } = await toOrder(100_000);
  await market.sandbox("/shipping/prices", { percent: 150 });
  expect((await market.as(buyer).post("/orders", body)).status).toBe(409);
  await market.sandbox("/shipping/prices", { percent: 100 });
  expect(await balance(buyer)).toMatchObject({ available: 100_000, held: 0 });
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
    const { body, buyer } = await toOrder(wallet);
    await reserveOnly(buyer, body);
    expect((await balance(buyer)).held).toBeGreaterThan(0);
    await proveMoney(market);
    await endInvoiceLeases(market);
    await market.time.advance(120);
    expect(await balance(buyer)).toMatchObject({ available: wallet, held: 0 });
    expect((await market.as(buyer).post("/orders", body)).status).toBe(201);
    await proveMoney(market);
  },
);

test("a retry finishes the order of a process that died, and holds nothing more", async () => {
  const { body, buyer } = await toOrder(1_000_000);
  const { id } = await reserveOnly(buyer, body);
  await endInvoiceLeases(market);
  const order = await must(market.as(buyer).post("/orders", body));
  expect([order.id, order.status]).toEqual([id, "READY_TO_SHIP"]);
  expect(await available(buyer)).toBe(1_000_000 - order.total);
  await proveMoney(market);
});

test("a late payment revives the order while the wallet still has its part", async () => {
  const sale = await mixedSale(100_000);
  await payWithoutCallback(market, sale.order, "delay");
  await must(market.as(sale.buyer).put(`/orders/${sale.order.id}/cancel`));
  expect(await available(sale.buyer)).toBe(100_000);
  await market.runDue();
  expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
  expect(await available(sale.buyer)).toBe(0);
  await proveMoney(market);
});

test("a late payment whose wallet part is spent is refunded: what the invoice got, not the total", async () => {
  const sale = await mixedSale(100_000);
  await payWithoutCallback(market, sale.order, "delay");
  await must(market.as(sale.buyer).put(`/orders/${sale.order.id}/cancel`));
  await must(market.as(sale.buyer).post("/wallet/withdrawals", { amount: 50_000 }));
  await market.runDue();
  expect(await readOrder(market, sale)).toMatchObject({
    status: "CANCELLED",
    refunded_amount: sale.order.amount_due,
  });
  expect(await available(sale.buyer)).toBe(50_000 + sale.order.amount_due);
  await proveMoney(market);
});

test("another amount than what was due waits for staff, who pay the order with it", async () => {
  const sale = await mixedSale(100_000);
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

test("fifty orders and withdrawals at once never take the wallet below zero", async () => {
  const { buyer, seller } = await toOrder(120_000);
  const bodies: unknown[] = [];
  for (let count = 0; count < 5; count++) {
    const listing_id = await list(market, seller);
    bodies.push({ ...await orderBody(market, buyer, listing_id), use_wallet: true });
  }
  const calls = Array.from(
    { length: 50 },
    (_, index) =>
      index % 2 === 0
        ? market.as(buyer).post("/orders", bodies[index % 5])
        : market.as(buyer).post("/wallet/withdrawals", { amount: 50_000 }),
  );
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => ![201, 409, 429].includes(status))).toEqual([]);
  const placed = answers.filter(({ status, body }) => status === 201 && body.data.total);
  expect(placed.length).toBe(5);
  const taken = placed.reduce((sum, { body }) => sum + body.data.wallet_amount, 0);
  expect(taken).toBeLessThanOrEqual(120_000);
  expect(await available(buyer)).toBeGreaterThanOrEqual(0);
  await proveMoney(market);
});

test("the same Idempotency-Key orders and holds once; the same key without the wallet is rejected", async () => {
  const { body, buyer } = await toOrder(1_000_000);
  const send = (sent: unknown) =>
    market.as(buyer).post("/orders", sent, { "idempotency-key": "once" });
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(body)));
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await send({ ...body, use_wallet: false })).status).toBe(409);
  expect(await available(buyer)).toBe(1_000_000 - made[0]!.body.data.total);
  await proveMoney(market);
});

test("a wallet whose payouts are blocked pays nothing: 403, and the order is possible without it", async () => {
  const { body, buyer } = await toOrder(100_000);
  await market.database.admin`
    update public.profiles set payouts_blocked_until = private.now() + interval '1 day' where id = ${buyer.id}`;
  expect((await market.as(buyer).post("/orders", body)).status).toBe(403);
  expect((await market.as(buyer).post("/orders", { ...body, use_wallet: false })).status).toBe(201);
});

test.each([["use_wallet", "yes"], ["use_wallet", 1], ["use_wallet", null]])(
  "%s: %s is a 400",
  async (name, value) => {
    const { body, buyer } = await toOrder(0);
    expect((await market.as(buyer).post("/orders", { ...body, [name]: value })).status).toBe(400);
  },
);

test("the amount of the provider's invoice is what is due", async () => {
  const sale = await mixedSale(70_000);
  expect(await invoicesOf(market, sale.order.reference)).toMatchObject([
    { amount: sale.order.total - 70_000 },
  ]);
});
