import { afterEach, expect, test } from "vitest";
import { ADDRESS, CALLBACK_TOKEN, must, setUp, tally, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";

const ROUNDS = 100;

const market = useMarket();
const parties = setUp(() => market.couple());
afterEach(() => market.proveMoney());

const check = ({ buyer, order }: Sale) => buyer.get(`/payments/${order.id}/check`);

test("a check returns the status and applies a payment like its callback", async () => {
  const sale = await market.openSale();
  expect((await check(sale)).body.data).toMatchObject({
    order_id: sale.order.id,
    status: "AWAITING_PAYMENT",
  });
  await sale.payWithoutCallback("delay");
  expect((await check(sale)).body.data).toMatchObject({
    status: "READY_TO_SHIP",
    payment: { status: "PAID" },
  });
});

test("a check returns the stored status while the provider is down", async () => {
  const sale = await market.openSale();
  await market.fault("payment", "get_invoice", "error");
  expect(await check(sale)).toMatchObject({
    status: 200,
    body: { data: { status: "AWAITING_PAYMENT" } },
  });
});

test(`five callbacks and a check at once, ${ROUNDS} times, cause one transition, one payment, one booking and one notification`, async () => {
  await market.fault("payment", "callback", "error", ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await market.openSale({}, parties);
    await sale.invoice("pay");
    const callback = (attempt: number) =>
      market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit", {
        id: sale.order.payment.invoice_id,
        external_id: sale.order.reference,
        status: "PAID",
        attempt: attempt % 2,
      });
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, (_, attempt) => callback(attempt)),
      check(sale),
    ]);
    expect(tally(answers)).toEqual({ 200: 6 });
  }
  const [once] = await market.sql`
  select count(*)::int as orders, max(h.n)::int as transitions, max(t.n)::int as payments,
         max(j.n)::int as bookings, max(x.n)::int as events, max(n.n)::int as notifications
  from public.orders o
  cross join lateral (select count(*) n from private.order_history where order_id = o.id and to_status = 'READY_TO_SHIP') h
  cross join lateral (select count(*) n from private.ledger_transfers where order_id = o.id and kind = 'payment') t
  cross join lateral (select count(*) n from private.jobs where kind = 'shipping_book' and key = o.id::text) j
  cross join lateral (select count(*) n from private.outbox where aggregate_id = o.id and type = 'order.ready_to_ship') x
  cross join lateral (select count(*) n from public.notifications
                      where user_id = o.buyer_id and data ->> 'order_id' = o.id::text and kind = 'order.ready_to_ship') n
  where o.buyer_id = ${parties.buyer.id} and o.status = 'READY_TO_SHIP'`;
  expect(once).toEqual({
    orders: ROUNDS,
    transitions: 1,
    payments: 1,
    bookings: 1,
    events: 1,
    notifications: 1,
  });
});

const apply = (
  { order }: Sale,
  paid_amount: number | null,
  payment_id: string | null = null,
  id = order.payment.invoice_id,
) => {
  const status = paid_amount === null ? "EXPIRED" : "PAID";
  const invoice = { id, external_id: order.reference, status, paid_amount, payment_id };
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

const meanwhile: Record<string, (sale: Sale) => Promise<unknown>> = {
  "the weight changes": ({ seller, listing_id }) =>
    must(seller.patch(`/listings/${listing_id}`, { weight_grams: 9_000 })),
  "the title changes": ({ seller, listing_id }) =>
    must(seller.patch(`/listings/${listing_id}`, { title: "Tas rajut" })),
  "the cover photo changes": ({ seller, listing_id }) =>
    must(
      seller.patch(`/listings/${listing_id}`, { photos: ["https://images.example.com/tas.jpg"] }),
    ),
  "the seller moves": async ({ seller }) => {
    const { addresses: [home] } = await must(seller.get("/auth/me"));
    await must(seller.patch(`/auth/me/addresses/${home.id}`, { street: "Jl. Dago No. 7" }));
  },
  "the seller has no address any more": async ({ seller }) => {
    const { addresses: [home] } = await must(seller.get("/auth/me"));
    await must(seller.delete(`/auth/me/addresses/${home.id}`));
  },
  "the buyer is suspended": ({ buyer }) => market.setAccountStatus(buyer, "suspended"),
  "the buyer is banned": ({ buyer }) => market.setAccountStatus(buyer, "banned"),
};

test.each(Object.entries(meanwhile))(
  "a late payment is refunded if meanwhile %s",
  async (_, change) => {
    const sale = await market.openSale();
    await apply(sale, null);
    await change(sale);
    expect(await apply(sale, sale.order.total)).toBe("refunded");
    expect(await sale.status()).toBe("EXPIRED");
    expect(await sale.buyer.wallet()).toBe(sale.order.total);
  },
);

test("a late payment revives the order although the seller has added to the description, and an address", async () => {
  const sale = await market.openSale();
  await apply(sale, null);
  await must(sale.seller.post("/auth/me/addresses", { ...ADDRESS, street: "Jl. Dago No. 7" }));
  await must(sale.seller.patch(`/listings/${sale.listing_id}`, { description: "Tanpa cacat." }));
  expect(await apply(sale, sale.order.total)).toBe("paid");
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
  for (let times = 0; times < 2; times++) await apply(sale, sale.order.total, null, "foreign");
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  expect(await sale.cases()).toEqual(["unexpected_payment"]);
});
