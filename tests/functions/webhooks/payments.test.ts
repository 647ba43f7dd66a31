/** What callbacks about payments leave behind: alone, at once, and in each shape that the provider sends. */
import { afterEach, expect, test } from "vitest";
import {
  atOnce,
  CALLBACK_TOKEN,
  race,
  RACING,
  ROUNDS,
  setUp,
  useMarket,
} from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

// A callback is answered long before the provider must have answered.
const market = useMarket({ ...RACING, PROVIDER_TIMEOUT_MS: "20000" });
afterEach(() => market.proveMoney());

const post = (body: unknown, path = "/webhooks/xendit") =>
  market.with({ "x-callback-token": CALLBACK_TOKEN }).post(path, body);
/** The callback of the order's invoice; `more` overrides fields. */
const callback = ({ order }: Sale, status = "PAID", more = {}) =>
  post({
    id: order.payment.invoice_id,
    external_id: order.reference,
    status,
    amount: order.total,
    ...more,
  });
/** A sale paid at the provider, with the invoice's callback lost. */
async function paidSale(): Promise<Sale> {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  return sale;
}
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
  expect((await callback(sale)).status).toBe(200);
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await storedOf(sale)).toMatchObject([
    { outcome: "paid", handled_at: expect.any(Date), job_id: null, is_one_transaction: true },
  ]);
});

test("the same callback again, now and after minutes, is stored once and pays once", async () => {
  const sale = await paidSale();
  for (const wait of [0, 0, 120]) {
    await market.time.advance(wait);
    expect((await callback(sale)).status).toBe(200);
  }
  await market.runDue();
  expect(await storedOf(sale)).toHaveLength(1);
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

test("a callback that cannot be stored and applied at once is stored first, and then applied", async () => {
  await market.sql.unsafe(`revoke ${EXECUTE} from service_role, preloved_functions`);
  try {
    const sale = await paidSale();
    expect((await callback(sale)).status).toBe(200);
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
  expect((await answer).status).toBe(200);
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
    expect((await callback(sale, status)).status).toBe(200);
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
  expect((await callback(sale)).status).toBe(200);
  expect(await jobOf(sale, "PAID")).toMatchObject({ dead_at: null, finished_at: null });
  await market.time.advance(60);
  expect(await jobOf(sale, "PAID")).toMatchObject({ dead_at: null, finished_at: expect.any(Date) });
});

test("a slow provider does not keep the sender waiting", async () => {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  await market.fault("payment", "get_invoice", "timeout");
  const started = performance.now();
  expect((await callback(sale)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(6_000);
  await market.time.advance(60);
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

const who = setUp(() => market.couple());
const statesOf = async ({ order }: Sale) =>
  (await market.sql`
    select to_status from private.order_history where order_id = ${order.id} order by version`).map(
    ({ to_status }) => to_status,
  );

test(`a late payment and the next buyer at once, ${ROUNDS} times: one gets the item, the other keeps their money`, async () => {
  const next = await market.user();
  await race(async () => {
    const sale = await market.openSale({}, who);
    await sale.invoice("expire");
    const body = await next.orderBody(sale.listing_id);
    const [second] = await Promise.all([next.post("/orders", body), sale.invoice("pay")]);
    await market.runDue();
    const isLost = second.status === 201;
    expect([second.status, await sale.status()]).toEqual(
      isLost ? [201, "EXPIRED"] : [409, "READY_TO_SHIP"],
    );
    const { refunded_amount } = await sale.read();
    expect(refunded_amount).toBe(isLost ? sale.order.total : null);
  });
});

test(`PAID twice and a late EXPIRED at once, ${ROUNDS} times: the order stays paid`, async () => {
  await race(async (round) => {
    const sale = await market.openSale({}, who);
    const callbacks = [
      () => sale.invoice("pay"),
      () => callback(sale, "PAID", { attempt: 1 }),
      () => callback(sale, "PAID", { attempt: 2 }),
      () => callback(sale, "EXPIRED"),
    ];
    await Promise.all(
      round % 2 === 0
        ? callbacks.map((send) => send())
        : callbacks.toReversed().map((send) => send()),
    );
    await callback(sale, "EXPIRED", { attempt: 2 });
    expect(await statesOf(sale)).toEqual(["AWAITING_PAYMENT", "READY_TO_SHIP"]);
  });
});

test(`a wrong amount, an unknown order and no JSON at once, ${ROUNDS} times: the money goes to suspense once, and no order moves`, async () => {
  await race(async (round) => {
    const sale = await market.openSale({}, who);
    const amount = sale.order.total + (round % 2 === 0 ? -1 : 1);
    await sale.invoice("pay", { amount });
    const answers = await Promise.all([
      callback(sale, "PAID", { paid_amount: amount, attempt: 1 }),
      callback(sale, "PAID", { paid_amount: sale.order.total, attempt: 2 }),
      who.buyer.get(`/payments/${sale.order.id}/check`),
      post({ id: `inv_${round}`, external_id: `nobody-${round}`, status: "PAID", amount }),
      post("no json"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400]);
    expect(await statesOf(sale)).toEqual(["AWAITING_PAYMENT"]);
    expect(await sale.books()).toEqual({ provider_cash: -amount, suspense: amount });
  });
  const [kept] = await market.sql`
    select count(*)::int as unknown from private.provider_events
    where outcome = 'unknown' and reference like 'nobody-%'`;
  expect(kept).toEqual({ unknown: ROUNDS });
});

const native = (body: unknown) => post(body, "/webhooks/xendit-native");

const outcomeOf = async (reference: string) => {
  const rows = await market.sql<{ outcome: string }[]>`
    select outcome from private.provider_events
    where provider = 'payment' and reference = ${reference} order by received_at`;
  return rows.map(({ outcome }) => outcome);
};
const casesWith = async (reference: string) => {
  const rows = await market.sql<{ kind: string }[]>`
    select kind from private.staff_cases where details ->> 'reference' = ${reference}`;
  return rows.map(({ kind }) => kind);
};

type Shape = (reference: string, amount: number, status?: string) => Record<string, unknown>;
const SHAPES: Record<string, Shape> = {
  "a fixed virtual account": (external_id, amount) => ({
    id: "va-payment",
    payment_id: `payment-${external_id}`,
    callback_virtual_account_id: "va-1",
    external_id,
    amount,
    bank_code: "BRI",
    account_number: "88089999",
  }),
  "a virtual account with the amount as text": (external_id, amount) => ({
    payment_id: `payment-${external_id}`,
    callback_virtual_account_id: "va-1",
    external_id,
    amount: String(amount),
  }),
  "an e-wallet": (reference_id, capture_amount, status = "SUCCEEDED") => ({
    event: "ewallet.capture",
    business_id: "b",
    data: { id: "ewc_1", reference_id, status, capture_amount, channel_code: "ID_OVO" },
  }),
  "a QR code of the first kind": (external_id, amount, status = "COMPLETED") => ({
    event: "qr.payment",
    id: "qrpy_1",
    amount,
    qr_code: { id: "qr_1", external_id },
    status,
  }),
  "a QR code of the second kind": (reference_id, amount, status = "SUCCEEDED") => ({
    event: "qr.payment",
    data: { id: "qrpy_2", reference_id, amount, currency: "IDR", status },
  }),
  "payments v2": (reference_id, amount, status = "SUCCEEDED") => ({
    event: "payment.succeeded",
    data: { id: "py_2", payment_request_id: "pr-1", reference_id, amount, status },
  }),
  "payments v3": (reference_id, amount, status = "SUCCEEDED") => ({
    event: "payment.capture",
    data: { payment_id: "py-3", reference_id, request_amount: String(amount), status },
  }),
};

/** Callbacks about virtual accounts report successful payments only. */
const mayFail = (name: string) => !name.includes("virtual account");

test.each(Object.entries(SHAPES))(
  "%s that the invoice confirms pays the order once, on both paths, and one with status FAILED does not",
  async (name, shape) => {
    const sale = await paidSale();
    const { reference, total } = sale.order;
    if (mayFail(name)) {
      expect((await native(shape(reference, total, "FAILED"))).status).toBe(200);
      expect(await outcomeOf(reference)).toEqual(["noted"]);
      expect(await sale.status()).toBe("AWAITING_PAYMENT");
    }
    const paths = ["/webhooks/payment_provider-native", "/webhooks/xendit-native"];
    const answers = await atOnce(5, (at) => post(shape(reference, total), paths[at % 2]));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await sale.status()).toBe("READY_TO_SHIP");
    expect(await casesWith(reference)).toEqual([]);
  },
);

test("a payment missing from the provider's invoice opens a case and is not booked", async () => {
  const sale = await market.openSale();
  const body = SHAPES["payments v2"]!(sale.order.reference, sale.order.total);
  expect((await native(body)).status).toBe(200);
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  expect(await outcomeOf(sale.order.reference)).toEqual(["unconfirmed"]);
  expect(await casesWith(sale.order.reference)).toEqual(["unconfirmed_payment"]);
});

test("an amount that differs from the invoice's opens a case, and the invoice's payment is applied", async () => {
  const sale = await paidSale();
  await native(SHAPES["a fixed virtual account"]!(sale.order.reference, 5_000));
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await casesWith(sale.order.reference)).toEqual(["unconfirmed_payment"]);
});

test("a callback that precedes the payment in the provider's API is applied later", async () => {
  const sale = await market.openSale();
  await native(SHAPES["an e-wallet"]!(sale.order.reference, sale.order.total));
  await sale.payWithoutCallback();
  await market.time.advance(60);
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await outcomeOf(sale.order.reference)).toEqual(["paid"]);
});

test("an unknown reference opens a case; the dashboard's sample callback is stored", async () => {
  expect((await native(SHAPES["a fixed virtual account"]!("demo-1475804036622", 50_000))).status)
    .toBe(200);
  expect(await casesWith("demo-1475804036622")).toEqual(["unconfirmed_payment"]);
  const account = {
    external_id: "va-made",
    account_number: "1",
    bank_code: "BRI",
    is_closed: true,
  };
  expect((await native(account)).status).toBe(200);
  expect(await outcomeOf("va-made")).toEqual(["noted"]);
});

test("a body that is no JSON is rejected; an unknown shape is stored and opens a case for staff", async () => {
  expect((await native("no json")).status).toBe(400);
  const cases = async () =>
    (await market.sql`select from private.staff_cases where kind = 'unfamiliar_payment'`).length;
  for (
    const body of [
      { something: "else" },
      { event: "refund.succeeded", data: { data: { reference_id: "r" } } },
      { event: "payment.succeeded", data: "text" },
      { event: 7 },
    ]
  ) {
    const before = await cases();
    expect((await native(body)).status, JSON.stringify(body)).toBe(200);
    expect(await cases(), JSON.stringify(body)).toBe(before + 1);
  }
});
