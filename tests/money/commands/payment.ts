import * as fc from "fast-check";
import { CALLBACK_TOKEN } from "../../support/environment.ts";
import type { BookedOrder } from "../books.ts";
import { orderAction } from "../command.ts";
import { clientOf, within } from "../model.ts";
import type { Model } from "../model.ts";

/** Pays at the provider in any status of the invoice; the provider collects once and sends a callback each time. */
async function pay(model: Model, order: BookedOrder, amount: number): Promise<void> {
  if (order.amount_due === 0) return;
  const { sandbox } = model.market;
  const path = `/payment/invoices/${order.invoice ?? order.reference}/pay`;
  const paid = within(await sandbox(path, { amount }), 200);
  model.collected.set(order.id, paid.body.paid_amount);
}

export const payRight = orderAction({
  weight: 12,
  input: fc.constantFrom(1, 1, 1, 2),
  describe: (times) => `its buyer pays${times > 1 ? ", and the provider sends two callbacks" : ""}`,
  run: async (model, order, times) => {
    for (let time = 0; time < times; time++) await pay(model, order, order.amount_due);
  },
});

export const payWrong = orderAction({
  weight: 2,
  input: fc.constantFrom(-9_000, -1, 1, 1_000),
  describe: (off) => `its buyer pays ${Math.abs(off)} too ${off < 0 ? "little" : "much"}`,
  run: (model, order, off) => pay(model, order, order.amount_due + off),
});

export const endInvoice = orderAction({
  weight: 2,
  input: fc.constantFrom("expire", "fail"),
  describe: (end) => `the provider lets its invoice ${end}`,
  run: async ({ market }, { reference, invoice, amount_due }, end) => {
    if (amount_due === 0) return;
    within(await market.sandbox(`/payment/invoices/${invoice ?? reference}/${end}`), 200);
  },
});

export const poll = orderAction({
  weight: 4,
  input: fc.constantFrom("buyer" as const, "staff" as const, "seller" as const),
  describe: (side) => `its ${side} checks whether it is paid`,
  run: async (model, order, side) =>
    void within(
      await clientOf(model, order, side).get(`/payments/${order.id}/check`),
      200,
      401,
      403,
    ),
});

/** A callback with a valid token may be false: only the fetched invoice counts. */
export const lie = orderAction({
  weight: 1,
  input: fc.record({ status: fc.constantFrom("PAID", "EXPIRED", "FAILED"), id: fc.uuid() }),
  describe: ({ status }) => `a false callback says that its invoice is ${status}`,
  run: async ({ market }, { reference }, { status, id }) => {
    const body = { id, external_id: reference, status, paid_amount: 1 };
    const headers = { "x-callback-token": CALLBACK_TOKEN };
    within(await market.with(headers).post("/webhooks/xendit", body), 200);
  },
});

const NATIVE = {
  "a virtual account": (external_id: string, amount: number, id: string) => ({
    id,
    payment_id: id,
    callback_virtual_account_id: "va-1",
    external_id,
    amount,
  }),
  "an e-wallet": (reference_id: string, capture_amount: number, id: string) => ({
    event: "ewallet.capture",
    data: { id, reference_id, status: "SUCCEEDED", capture_amount },
  }),
  "payments v3": (reference_id: string, request_amount: number, id: string) => ({
    event: "payment.capture",
    data: { payment_id: id, reference_id, request_amount, status: "SUCCEEDED" },
  }),
};

/** True or false, once or twice: only the invoice counts. */
export const nativeCallback = orderAction({
  weight: 2,
  input: fc.record({
    shape: fc.constantFrom(...Object.keys(NATIVE) as (keyof typeof NATIVE)[]),
    times: fc.integer({ min: 1, max: 2 }),
    off: fc.constantFrom(0, 0, 500),
    id: fc.uuid(),
  }),
  describe: ({ shape, times, off }) =>
    `${times} native callbacks of ${shape} say that it is paid${off === 0 ? "" : `, ${off} more`}`,
  run: async ({ market }, order, { shape, times, off, id }) => {
    const body = NATIVE[shape](order.reference, order.amount_due + off, id);
    const client = market.with({ "x-callback-token": CALLBACK_TOKEN });
    const send = () => client.post("/webhooks/xendit-native", body);
    for (const answer of await Promise.all(times === 1 ? [send()] : [send(), send()])) {
      within(answer, 200);
    }
  },
});

/** An invoice that somebody else made at the provider with our reference, and its payment. */
export const stray = orderAction({
  weight: 2,
  input: fc.constantFrom(5_000, 0),
  describe: (amount) => `another invoice with its reference is paid: ${amount || "its price"}`,
  run: async (model, order, fixed) => {
    const { market, strays } = model;
    const amount = fixed || order.item_price;
    const invoice = { external_id: order.reference, amount };
    const made = within(await market.sandbox("/payment/invoices", invoice), 200);
    within(await market.sandbox(`/payment/invoices/${made.body.id}/pay`, { amount }), 200);
    strays.set(order.id, (strays.get(order.id) ?? 0) + 1);
    model.strayInvoices.set(made.body.id, { reference: order.reference, amount });
  },
});
