/** What a payment's callback leaves behind when it is stored and applied at once. */
import { expect, test, vi } from "vitest";
import { CALLBACK_TOKEN } from "../../support/environment.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { openSale, payWithoutCallback, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket();

const callback = async ({ order }: Sale) => {
  const { status } = await market.with({ "x-callback-token": CALLBACK_TOKEN })
    .post("/webhooks/xendit", {
      id: order.payment.invoice_id,
      external_id: order.reference,
      status: "PAID",
    });
  return status;
};
const paidSale = async () => {
  const sale = await openSale(market);
  await payWithoutCallback(market, sale.order);
  return sale;
};
const storedOf = ({ order }: Sale) =>
  market.database.admin`
    select events.outcome, events.handled_at, jobs.id as job_id, jobs.finished_at,
      events.xmin::text = transfers.xmin::text as is_one_transaction
    from private.provider_events as events
    left join private.jobs on jobs.kind = 'webhooks_handle' and jobs.key = events.id::text
    left join private.ledger_transfers as transfers
      on transfers.key = 'order:' || ${order.id} || ':paid'
    where events.reference = ${order.reference}`;
const EXECUTE = "execute on function internal.receive_payment_callback(text, jsonb, text, jsonb)";

test("a payment's callback is stored in the transaction that posts the payment, and needs no job", async () => {
  const sale = await paidSale();
  expect(await callback(sale)).toBe(200);
  expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
  expect(await storedOf(sale)).toMatchObject([
    { outcome: "paid", handled_at: expect.any(Date), job_id: null, is_one_transaction: true },
  ]);
});

test("the same callback again, now and after minutes, is stored once and pays once", async () => {
  const sale = await paidSale();
  for (const wait of [0, 0, 120]) {
    await market.time.advance(wait);
    expect(await callback(sale)).toBe(200);
  }
  await market.runDue();
  expect(await storedOf(sale)).toHaveLength(1);
  expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
  await proveMoney(market);
});

test("a callback that cannot be stored and applied at once is stored first, and then applied", async () => {
  const { admin } = market.database;
  await admin.unsafe(`revoke ${EXECUTE} from service_role`);
  try {
    const sale = await paidSale();
    expect(await callback(sale)).toBe(200);
    expect(await storedOf(sale)).toMatchObject([
      { outcome: "paid", job_id: expect.any(String), finished_at: expect.any(Date) },
    ]);
    expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
  } finally {
    await admin.unsafe(`grant ${EXECUTE} to service_role`);
  }
});

test("twenty of the same callback at once are stored once and pay once", async () => {
  const sale = await paidSale();
  const answers = await Promise.all(Array.from({ length: 20 }, () => callback(sale)));
  expect(answers).toEqual(answers.map(() => 200));
  await market.runDue();
  expect(await storedOf(sale)).toHaveLength(1);
  await proveMoney(market);
});

test("a callback whose order another transaction has locked is stored before the lock is free", async () => {
  const sale = await paidSale();
  const { promise: isOver, resolve: release } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: haveLocked } = Promise.withResolvers<void>();
  const other = market.database.admin.begin(async (sql) => {
    await sql`select from public.orders where id = ${sale.order.id} for update`;
    haveLocked();
    await isOver;
  });
  await isLocked;
  const answer = callback(sale);
  try {
    await vi.waitFor(
      async () => expect(await storedOf(sale)).toMatchObject([{ outcome: null }]),
      { timeout: 3_000 },
    );
  } finally {
    release();
    await other;
  }
  expect(await answer).toBe(200);
  expect(await storedOf(sale)).toMatchObject([{ outcome: "paid" }]);
  await proveMoney(market);
});
