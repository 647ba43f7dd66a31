/** What a payment's callback leaves behind when it is stored and applied at once. */
import { afterEach, expect, test } from "vitest";
import { CALLBACK_TOKEN, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

// A callback is answered long before the provider must have answered.
const market = useMarket({ PROVIDER_TIMEOUT_MS: "20000" });
afterEach(() => market.proveMoney());

const callback = async ({ order }: Sale, status = "PAID") => {
  const body = { id: order.payment.invoice_id, external_id: order.reference, status };
  const headers = { "x-callback-token": CALLBACK_TOKEN };
  return (await market.with(headers).post("/webhooks/xendit", body)).status;
};
const paidSale = async () => {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  return sale;
};
const storedOf = ({ order }: Sale) =>
  market.sql`
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
  expect(await sale.status()).toBe("READY_TO_SHIP");
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
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

test("a callback that cannot be stored and applied at once is stored first, and then applied", async () => {
  await market.sql.unsafe(`revoke ${EXECUTE} from service_role, preloved_functions`);
  try {
    const sale = await paidSale();
    expect(await callback(sale)).toBe(200);
    expect(await storedOf(sale)).toMatchObject([
      { outcome: "paid", job_id: expect.any(String), finished_at: expect.any(Date) },
    ]);
    expect(await sale.status()).toBe("READY_TO_SHIP");
  } finally {
    await market.sql.unsafe(`grant ${EXECUTE} to service_role, preloved_functions`);
  }
});

test("a callback whose order another transaction has locked is stored before the lock is free", async () => {
  const sale = await paidSale();
  const { promise: isOver, resolve: release } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: haveLocked } = Promise.withResolvers<void>();
  const other = market.sql.begin(async (sql) => {
    await sql`select from public.orders where id = ${sale.order.id} for update`;
    haveLocked();
    await isOver;
  });
  await isLocked;
  const answer = callback(sale);
  try {
    await expect.poll(() => storedOf(sale)).toMatchObject([{ outcome: null }]);
  } finally {
    release();
    await other;
  }
  expect(await answer).toBe(200);
  expect(await storedOf(sale)).toMatchObject([{ outcome: "paid" }]);
});

const jobOf = async ({ order }: Sale, status: string) => {
  const [job] = await market.sql`
    select jobs.finished_at, jobs.dead_at from private.jobs
    join private.provider_events as events on events.id::text = jobs.key
    where jobs.kind = 'webhooks_handle' and events.reference = ${order.reference}
      and events.body ->> 'status' = ${status}`;
  return job;
};

test("a callback that precedes the payment in the provider's API is retried", async () => {
  for (const status of ["PAID", "SETTLED"]) {
    const sale = await market.openSale();
    expect(await callback(sale, status)).toBe(200);
    expect(await sale.status()).toBe("AWAITING_PAYMENT");
    expect(await jobOf(sale, status), status).toMatchObject({ finished_at: null });
    await sale.payWithoutCallback();
    await market.time.advance(60);
    expect(await sale.status()).toBe("READY_TO_SHIP");
    expect(await jobOf(sale, status), status).toMatchObject({ finished_at: expect.any(Date) });
  }
});

test("a callback that claims no payment is finished at once", async () => {
  const sale = await market.openSale();
  await callback(sale, "PENDING");
  expect(await jobOf(sale, "PENDING")).toMatchObject({ finished_at: expect.any(Date) });
});

test("a claim that is never confirmed is given up after a day and moves nothing; repeated, it is asked again until it is answered", async () => {
  const sale = await market.openSale();
  await callback(sale);
  await market.time.advance(24 * 3600);
  expect(await jobOf(sale, "PAID")).toMatchObject({ finished_at: null, dead_at: expect.any(Date) });
  expect(await sale.status()).toBe("EXPIRED");
  await market.proveMoney();
  await sale.payWithoutCallback();
  await market.fault("payment", "get_invoice", "error");
  expect(await callback(sale)).toBe(200);
  expect(await jobOf(sale, "PAID")).toMatchObject({ dead_at: null, finished_at: null });
  await market.time.advance(60);
  expect(await jobOf(sale, "PAID")).toMatchObject({ dead_at: null, finished_at: expect.any(Date) });
});

test("a slow provider does not keep the sender waiting", async () => {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  await market.fault("payment", "get_invoice", "timeout");
  const started = performance.now();
  expect(await callback(sale)).toBe(200);
  expect(performance.now() - started).toBeLessThan(6_000);
  await market.time.advance(60);
  expect(await sale.status()).toBe("READY_TO_SHIP");
});
