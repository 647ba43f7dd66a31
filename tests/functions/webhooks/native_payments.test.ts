import { afterEach, expect, test } from "vitest";
import { atOnce, CALLBACK_TOKEN, RACING, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());

const post = (body: unknown, path = "/webhooks/xendit-native") =>
  market.with({ "x-callback-token": CALLBACK_TOKEN }).post(path, body);

/** A sale paid at the provider, with the invoice's callback lost. */
async function paidWithoutCallback(): Promise<Sale> {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  return sale;
}

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
    const sale = await paidWithoutCallback();
    const { reference, total } = sale.order;
    if (mayFail(name)) {
      expect((await post(shape(reference, total, "FAILED"))).status).toBe(200);
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
  expect((await post(body)).status).toBe(200);
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  expect(await outcomeOf(sale.order.reference)).toEqual(["unconfirmed"]);
  expect(await casesWith(sale.order.reference)).toEqual(["unconfirmed_payment"]);
});

test("an amount that differs from the invoice's opens a case, and the invoice's payment is applied", async () => {
  const sale = await paidWithoutCallback();
  await post(SHAPES["a fixed virtual account"]!(sale.order.reference, 5_000));
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await casesWith(sale.order.reference)).toEqual(["unconfirmed_payment"]);
});

test("a callback that precedes the payment in the provider's API is applied later", async () => {
  const sale = await market.openSale();
  await post(SHAPES["an e-wallet"]!(sale.order.reference, sale.order.total));
  await sale.payWithoutCallback();
  await market.time.advance(60);
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await outcomeOf(sale.order.reference)).toEqual(["paid"]);
});

test("an unknown reference opens a case; the dashboard's sample callback is stored", async () => {
  expect((await post(SHAPES["a fixed virtual account"]!("demo-1475804036622", 50_000))).status)
    .toBe(200);
  expect(await casesWith("demo-1475804036622")).toEqual(["unconfirmed_payment"]);
  const account = {
    external_id: "va-made",
    account_number: "1",
    bank_code: "BRI",
    is_closed: true,
  };
  expect((await post(account)).status).toBe(200);
  expect(await outcomeOf("va-made")).toEqual(["noted"]);
});

test("a body that is no JSON is rejected; an unknown shape is stored and opens a case for staff", async () => {
  expect((await post("no json")).status).toBe(400);
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
    expect((await post(body)).status, JSON.stringify(body)).toBe(200);
    expect(await cases(), JSON.stringify(body)).toBe(before + 1);
  }
});
