import { expect, test } from "vitest";
import { CALLBACK_TOKEN, setUp, tally, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const ROUNDS = 100;

const market = useMarket();
const parties = setUp(() => market.couple());

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
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await market.openSale({}, parties);
    await sale.payWithoutCallback("delay");
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
    expect(await sale.status()).toBe("READY_TO_SHIP");
  }
  const [once] = await market.sql`
  select max(h.n)::int as transitions, max(t.n)::int as payments, max(j.n)::int as bookings,
         max(x.n)::int as events, max(n.n)::int as notifications
  from public.orders o
  cross join lateral (select count(*) n from private.order_history where order_id = o.id and to_status = 'READY_TO_SHIP') h
  cross join lateral (select count(*) n from private.ledger_transfers where order_id = o.id and kind = 'payment') t
  cross join lateral (select count(*) n from private.jobs where kind = 'shipping_book' and key = o.id::text) j
  cross join lateral (select count(*) n from private.outbox where aggregate_id = o.id and type = 'order.ready_to_ship') x
  cross join lateral (select count(*) n from public.notifications
                      where user_id = o.buyer_id and data ->> 'order_id' = o.id::text and kind = 'order.ready_to_ship') n`;
  expect(once).toEqual({ transitions: 1, payments: 1, bookings: 1, events: 1, notifications: 1 });
  await market.proveMoney();
});
