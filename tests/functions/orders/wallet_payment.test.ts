import { expect, test } from "vitest";
import { must, walletOf } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { invoicesOf, list, orderBody, pay, readOrder } from "../../support/sale.ts";
import { makeVoucher } from "../../support/vouchers.ts";
import { mixedSale, toOrder } from "../../support/wallet_payments.ts";
import { balanceOf, entriesOf, fund } from "../../support/withdrawals.ts";

const market = useMarket();

test("the wallet pays first, the invoice asks for the rest, and the sale goes on as any other", async () => {
  const sale = await mixedSale(market, 100_000);
  const { total, wallet_amount, amount_due } = sale.order;
  expect([wallet_amount, amount_due]).toEqual([100_000, total - 100_000]);
  expect(await balanceOf(market, sale.buyer)).toMatchObject({ available: 0, held: 100_000 });
  await proveMoney(market);
  await pay(market, sale);
  expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
  expect(await balanceOf(market, sale.buyer)).toMatchObject({ available: 0, held: 0 });
  await must(market.as(sale.buyer).put(`/orders/${sale.order.id}/confirm`));
  expect(await walletOf(market, sale.seller)).toBe(150_000);
  expect(await entriesOf(market, sale.buyer)).toEqual([["purchase_debit", -100_000], [
    "adjustment",
    100_000,
  ]]);
  await proveMoney(market);
});

test("a wallet that covers everything: no invoice, and READY_TO_SHIP at once with a courier", async () => {
  const sale = await mixedSale(market, 1_000_000);
  const { order, buyer, seller } = sale;
  expect(order).toMatchObject({ status: "READY_TO_SHIP", amount_due: 0, payment: null });
  expect(order.wallet_amount).toBe(order.total);
  await market.runDue();
  expect((await readOrder(market, sale)).shipping_details.shipper_order_id).not.toBeNull();
  expect(await walletOf(market, buyer)).toBe(1_000_000 - order.total);
  const seen = await must(market.as(seller).get(`/orders/${order.id}`));
  expect([seen.wallet_amount, seen.amount_due]).toEqual([null, null]);
  const steps = await must(market.as(buyer).get(`/orders/${order.id}/timeline`));
  expect(steps.map(({ to }: { to: string }) => to)).toEqual(["AWAITING_PAYMENT", "READY_TO_SHIP"]);
  await must(market.as(buyer).put(`/orders/${order.id}/cancel`));
  expect(await walletOf(market, buyer)).toBe(1_000_000);
  await proveMoney(market);
});

test("a rest below the smallest invoice takes less from the wallet", async () => {
  const { body, buyer } = await toOrder(market, 0);
  const { total } = await must(market.as(buyer).post("/orders/preview", body));
  await fund(market, buyer, total - 1);
  const order = await must(market.as(buyer).post("/orders", body));
  expect([order.amount_due, order.wallet_amount]).toEqual([10_000, total - 10_000]);
  expect(await walletOf(market, buyer)).toBe(9_999);
  await proveMoney(market);
});

test("an empty wallet and one in debt pay nothing", async () => {
  for (const amount of [0, -40_000]) {
    const { body, buyer } = await toOrder(market, 0);
    if (amount < 0) {
      await market.database.admin`
        select private.ledger_post('test:' || gen_random_uuid(), 'clawback', 'Test', null, array[
          private.ledger_line('claims', ${-amount}), private.ledger_line('wallet', ${amount}, p_user_id => ${buyer.id})])`;
    }
    const order = await must(market.as(buyer).post("/orders", body));
    expect([order.wallet_amount, order.amount_due]).toEqual([0, order.total]);
    expect(await walletOf(market, buyer)).toBe(amount);
  }
});

test("the preview shows the order's parts and holds nothing", async () => {
  const voucher_code = await makeVoucher(market);
  const { body, buyer } = await toOrder(market, 60_000, { voucher_code });
  const seen = await must(market.as(buyer).post("/orders/preview", body));
  expect(seen).toMatchObject({ wallet_amount: 60_000, amount_due: seen.total - 60_000 });
  expect(await walletOf(market, buyer)).toBe(60_000);
  const order = await must(market.as(buyer).post("/orders", body));
  expect([order.wallet_amount, order.amount_due]).toEqual([seen.wallet_amount, seen.amount_due]);
});

test("fifty orders and withdrawals at once never take the wallet below zero", async () => {
  const { buyer, seller } = await toOrder(market, 120_000);
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
  expect(await walletOf(market, buyer)).toBeGreaterThanOrEqual(0);
  await proveMoney(market);
});

test("the same Idempotency-Key orders and holds once; the same key without the wallet is rejected", async () => {
  const { body, buyer } = await toOrder(market, 1_000_000);
  const send = (sent: unknown) =>
    market.as(buyer).post("/orders", sent, { "idempotency-key": "once" });
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(body)));
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await send({ ...body, use_wallet: false })).status).toBe(409);
  expect(await walletOf(market, buyer)).toBe(1_000_000 - made[0]!.body.data.total);
  await proveMoney(market);
});

test("a wallet whose payouts are blocked pays nothing: 403, and the order is possible without it", async () => {
  const { body, buyer } = await toOrder(market, 100_000);
  await market.database.admin`
    update public.profiles set payouts_blocked_until = private.now() + interval '1 day' where id = ${buyer.id}`;
  expect((await market.as(buyer).post("/orders", body)).status).toBe(403);
  expect((await market.as(buyer).post("/orders", { ...body, use_wallet: false })).status).toBe(201);
});

test.each([["use_wallet", "yes"], ["use_wallet", 1], ["use_wallet", null]])(
  "%s: %s is a 400",
  async (name, value) => {
    const { body, buyer } = await toOrder(market, 0);
    expect((await market.as(buyer).post("/orders", { ...body, [name]: value })).status).toBe(400);
  },
);

test("the amount of the provider's invoice is what is due", async () => {
  const sale = await mixedSale(market, 70_000);
  expect(await invoicesOf(market, sale.order.reference)).toMatchObject([
    { amount: sale.order.total - 70_000 },
  ]);
});
