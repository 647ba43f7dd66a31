import { afterEach, expect, test } from "vitest";
import { must, RACING, REASON, ROUNDS, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { openDatabase } from "../../../shared/db/client.ts";
import { obtainInvoice } from "../../../shared/purchase/flow.ts";
import { orders } from "../../../shared/purchase/kinds.ts";
import { reserveOnly } from "../../support/purchases.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());
const USE_WALLET = { use_wallet: true };

test("the wallet pays first, the invoice asks for the rest, and the sale goes on as any other", async () => {
  const sale = await market.mixedSale(100_000);
  const { total, wallet_amount, amount_due } = sale.order;
  expect([wallet_amount, amount_due]).toEqual([100_000, total - 100_000]);
  expect(await sale.invoices()).toMatchObject([{ amount: amount_due }]);
  expect(await sale.buyer.balance()).toMatchObject({ available: 0, held: 100_000 });
  await sale.pay();
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await sale.buyer.balance()).toMatchObject({ available: 0, held: 0 });
  await must(sale.step("buyer", "confirm"));
  expect(await sale.seller.wallet()).toBe(150_000);
  expect(await sale.buyer.entries()).toEqual([["purchase_debit", -100_000], [
    "adjustment",
    100_000,
  ]]);
});

test("a wallet that covers everything: no invoice, and READY_TO_SHIP at once with a courier", async () => {
  const sale = await market.mixedSale(1_000_000);
  const { order, buyer, seller } = sale;
  expect(order).toMatchObject({ status: "READY_TO_SHIP", amount_due: 0, payment: null });
  expect(order.wallet_amount).toBe(order.total);
  await market.runDue();
  expect((await sale.read()).shipping_details.shipper_order_id).not.toBeNull();
  expect(await buyer.wallet()).toBe(1_000_000 - order.total);
  const seen = await must(seller.get(`/orders/${order.id}`));
  expect([seen.wallet_amount, seen.amount_due]).toEqual([null, null]);
  const steps = await must(buyer.get(`/orders/${order.id}/timeline`));
  expect(steps.map(({ to }: { to: string }) => to)).toEqual(["AWAITING_PAYMENT", "READY_TO_SHIP"]);
  await must(buyer.put(`/orders/${order.id}/cancel`));
  expect(await buyer.wallet()).toBe(1_000_000);
});

test("a rest below the smallest invoice takes less from the wallet", async () => {
  const { body, buyer } = await market.toOrder(USE_WALLET);
  const { total } = await must(buyer.post("/orders/preview", body));
  await buyer.fund(total - 1);
  const order = await must(buyer.post("/orders", body));
  expect([order.amount_due, order.wallet_amount]).toEqual([10_000, total - 10_000]);
  expect(await buyer.wallet()).toBe(9_999);
});

test("an empty wallet and one in debt pay nothing", async () => {
  for (const amount of [0, -40_000]) {
    const { body, buyer } = await market.toOrder(USE_WALLET);
    if (amount < 0) {
      await market.sql`
        select private.ledger_post('test:' || gen_random_uuid(), 'clawback', 'Test', null, array[
          private.ledger_line('claims', ${-amount}), private.ledger_line('wallet', ${amount}, p_user_id => ${buyer.id})])`;
    }
    const order = await must(buyer.post("/orders", body));
    expect([order.wallet_amount, order.amount_due]).toEqual([0, order.total]);
    expect(await buyer.wallet()).toBe(amount);
  }
});

test("fifty orders and withdrawals at once never take the wallet below zero", async () => {
  const { buyer, seller } = await market.toOrder(USE_WALLET, { wallet: 120_000 });
  const bodies: unknown[] = [];
  for (let count = 0; count < 5; count++) {
    const listing_id = await seller.list();
    bodies.push({ ...await buyer.orderBody(listing_id), use_wallet: true });
  }
  const calls = Array.from(
    { length: 50 },
    (_, index) =>
      index % 2 === 0
        ? buyer.post("/orders", bodies[index % 5])
        : buyer.post("/wallet/withdrawals", { amount: 50_000 }),
  );
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => ![201, 409, 429].includes(status))).toEqual([]);
  const placed = answers.filter(({ status, body }) => status === 201 && body.data.total);
  expect(placed.length).toBe(5);
  const taken = placed.reduce((sum, { body }) => sum + body.data.wallet_amount, 0);
  expect(taken).toBeLessThanOrEqual(120_000);
  expect(await buyer.wallet()).toBeGreaterThanOrEqual(0);
});

const endings: Record<string, (sale: Sale) => Promise<unknown>> = {
  "the buyer cancels": (sale) => must(sale.step("buyer", "cancel")),
  "the seller cancels": (sale) => must(sale.step("seller", "cancel")),
  "the time to pay is over": () => market.time.advance(25 * 3600),
  "the invoice expires at the provider": async (sale) => {
    await sale.invoice("expire");
    await market.runDue();
  },
};

test.each(Object.entries(endings))("%s: the wallet gets its part back, once", async (_, end) => {
  const sale = await market.mixedSale(100_000);
  await end(sale);
  expect(["CANCELLED", "EXPIRED"]).toContain(await sale.status());
  expect(await sale.buyer.balance()).toMatchObject({ available: 100_000, held: 0 });
  expect((await sale.buyer.entries()).slice(0, 2)).toEqual([
    ["purchase_reversal", 100_000],
    ["purchase_debit", -100_000],
  ]);
});

test("a courier that became dearer gives the hold back, and nobody sees the order", async () => {
  const { body, buyer, listing_id } = await market.toOrder(USE_WALLET, { wallet: 100_000 });
  await market.sandbox("/shipping/prices", { percent: 150 });
  await market.time.advance(60);
  expect((await buyer.post("/orders", body)).status).toBe(409);
  await market.sandbox("/shipping/prices", { percent: 100 });
  expect(await buyer.balance()).toMatchObject({ available: 100_000, held: 0 });
  expect((await must(buyer.get("/orders/my"))).as_buyer).toEqual([]);
  const [copies] = await market.sql`
    select count(*)::integer as count from private.order_addresses
    join public.orders on orders.id = order_id where orders.buyer_id = ${buyer.id}`;
  expect(copies).toEqual({ count: 0 });
  await market.proveMoney();
  const retried = { ...body, ...await buyer.orderBody(listing_id) };
  expect((await must(buyer.post("/orders", retried))).wallet_amount).toBe(100_000);
});

test.each([100_000, 1_000_000])(
  "the process dies after it reserved, with %i in the wallet: the job gives the hold back",
  async (wallet) => {
    const { body, buyer } = await market.toOrder(USE_WALLET, { wallet: wallet });
    await reserveOnly(market, buyer, body);
    expect((await buyer.balance()).held).toBeGreaterThan(0);
    await market.proveMoney();
    await market.endInvoiceLeases();
    await market.time.advance(120);
    expect(await buyer.balance()).toMatchObject({ available: wallet, held: 0 });
    expect((await buyer.post("/orders", body)).status).toBe(201);
  },
);

test("the invoice of an order that was abandoned while it was made is expired", async () => {
  const { body, buyer } = await market.toOrder(USE_WALLET, { wallet: 100_000 });
  const order = await reserveOnly(market, buyer, body);
  const payments = market.payments();
  const slow: typeof payments = {
    ...payments,
    createInvoice: async (request) => {
      await market.endInvoiceLeases();
      await market.time.advance(120);
      return payments.createInvoice(request);
    },
  };
  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {}, payments: slow };
  await expect(obtainInvoice(deps, orders, order)).rejects.toMatchObject({ code: "CONFLICT" });
  await market.runDue();
  expect(await market.invoicesOf(order.request.external_id)).toMatchObject([
    { status: "EXPIRED" },
  ]);
  expect(await buyer.balance()).toMatchObject({ available: 100_000, held: 0 });
});

test("the invoice of an abandoned order that is paid before it expires waits for staff, who pay its buyer", async () => {
  const { body, buyer } = await market.toOrder(USE_WALLET, { wallet: 100_000 });
  const order = await reserveOnly(market, buyer, body);
  await market.payments().createInvoice(order.request);
  await orders.abandon(market.services.db, order);
  const [invoice] = await market.invoicesOf(order.request.external_id) as [{ id: string }];
  await market.sandbox(`/payment/invoices/${invoice.id}/pay`);
  await market.runDue();
  const items = await market.sql<{ id: string; amount: number }[]>`
    select id, amount::int from private.suspense_items where order_id = ${order.id}`;
  expect(items).toMatchObject([{ amount: order.request.amount }]);
  const staff = await market.staff("administrator");
  await must(staff.post(`/admin/suspense/${items[0]!.id}/refund`, {}, REASON));
  expect(await buyer.wallet()).toBe(100_000 + order.request.amount);
});

test("a purchase from the wallet is not made after its buyer was told that it failed", async () => {
  const { body, buyer } = await market.toOrder(USE_WALLET, { wallet: 1_000_000 });
  const order = await reserveOnly(market, buyer, body);
  const db = openDatabase({
    poolUrl: `${market.database.url("preloved_functions")}?lock_timeout=2000`,
    publicPoolUrl: market.database.url("preloved_anon"),
    poolSize: 1,
    connectSeconds: 0.5,
  });
  const deps = { db, log: () => {}, triggerJobs: () => {}, payments: market.payments() };
  await market.sql.begin(async (sql) => {
    await sql`select from public.orders where id = ${order.id} for update`;
    await expect(obtainInvoice(deps, orders, order)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });
  const running = () =>
    market.sql`
      select from pg_stat_activity
      where datname = current_database() and state = 'active' and query like 'select internal.finish_order%'`;
  await expect.poll(running).toHaveLength(0);
  await db.close();
  await market.endInvoiceLeases();
  await market.time.advance(120);
  expect(await buyer.balance()).toMatchObject({ available: 1_000_000, held: 0 });
});

test("a retry finishes the order of a process that died, and holds nothing more", async () => {
  const { body, buyer } = await market.toOrder(USE_WALLET, { wallet: 1_000_000 });
  const { id } = await reserveOnly(market, buyer, body);
  await market.endInvoiceLeases();
  const order = await must(buyer.post("/orders", body));
  expect([order.id, order.status]).toEqual([id, "READY_TO_SHIP"]);
  expect(await buyer.wallet()).toBe(1_000_000 - order.total);
});

test("a late payment revives the order while the wallet still has its part", async () => {
  const sale = await market.mixedSale(100_000);
  await sale.payLate();
  expect(await sale.buyer.wallet()).toBe(100_000);
  await market.runDue();
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await sale.buyer.wallet()).toBe(0);
});

test("another amount than what was due waits for staff, who pay the order with it", async () => {
  const sale = await market.mixedSale(100_000);
  await sale.pay(sale.order.amount_due - 1_000);
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  const apply = `/admin/suspense/${await sale.inSuspense()}/apply`;
  await must((await market.staffClient()).post(apply, { cover_missing: true }));
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

const block = ({ id }: User) =>
  market.sql`
    update public.profiles set payouts_blocked_until = private.now() + interval '1 day'
    where id = ${id}`;

test.each<[string, (buyer: User) => Promise<unknown>, number]>([
  ["is spent", (buyer) => must(buyer.post("/wallet/withdrawals", { amount: 50_000 })), 50_000],
  ["is blocked for payouts", block, 100_000],
])(
  "a late payment whose wallet part %s is refunded: what the invoice got, not the total",
  async (_, lose, left) => {
    const sale = await market.mixedSale(100_000);
    await sale.payLate();
    await lose(sale.buyer);
    await market.runDue();
    const { amount_due } = sale.order;
    expect(await sale.read()).toMatchObject({ status: "CANCELLED", refunded_amount: amount_due });
    expect(await sale.buyer.wallet()).toBe(left + amount_due);
  },
);

test.each(["refund", "apply"])(
  "a wallet that was blocked after the order pays its part only if staff say so: %s",
  async (decision) => {
    const sale = await market.mixedSale(100_000);
    await block(sale.buyer);
    await sale.pay();
    expect(await sale.status()).toBe("AWAITING_PAYMENT");
    await market.time.advance(7200);
    expect(await sale.status()).toBe("AWAITING_PAYMENT");
    const staff = await market.staffClient();
    await must(staff.post(`/admin/suspense/${await sale.inSuspense()}/${decision}`));
    expect(await sale.status()).toBe(decision === "apply" ? "READY_TO_SHIP" : "EXPIRED");
    expect(await sale.buyer.balance()).toMatchObject({
      available: decision === "apply" ? 0 : sale.order.total,
      held: 0,
    });
  },
);

test("a late payment that waits for its voucher keeps no account of the ledger waiting", async () => {
  const voucher_code = await market.voucher();
  const { body, ...parties } = await market.toOrder({ voucher_code, ...USE_WALLET }, {
    wallet: 100_000,
  });
  const order = await must(parties.buyer.post("/orders", body));
  const sale = market.saleOf({ ...parties, order });
  await sale.payLate();
  let late: Promise<void> | undefined;
  await market.sql.begin(async (sql) => {
    await sql`select from private.vouchers where code = ${voucher_code} for update`;
    const [me] = await sql`select pg_backend_pid() as pid`;
    late = market.runDue();
    await market.untilLocked(1, me!["pid"]);
    // If both waited for each other, this one would notice first. Other jobs may hold the account for a moment.
    await sql`set local deadlock_timeout = '10ms'`;
    // As the cancellation of another order with this voucher, in this stripe, would after the voucher.
    await sql`
      select private.ledger_lock(${order.id}, array[private.ledger_line('shipping_payable', 0)])`;
  });
  await late;
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

test(`a late payment and a withdrawal at once take the wallet's money once, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await market.mixedSale(100_000);
    await sale.payLate();
    const [withdrawal] = await Promise.all([
      sale.buyer.post("/wallet/withdrawals", { amount: 60_000 }),
      market.runDue(),
    ]);
    const { status, refunded_amount } = await sale.read();
    expect([withdrawal.status, status, refunded_amount]).toEqual(
      withdrawal.status === 201
        ? [201, "CANCELLED", sale.order.amount_due]
        : [409, "READY_TO_SHIP", null],
    );
  }
  await market.proveMoney();
});
