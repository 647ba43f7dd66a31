import * as fc from "fast-check";
import { CALLBACK_TOKEN } from "../../support/environment.ts";
import { purchaseOf, sum } from "../books.ts";
import type { BookedOrder } from "../books.ts";
import { orderAction } from "../command.ts";
import { clientOf, within } from "../model.ts";
import type { Model } from "../model.ts";

const dueOf = ({ books }: Model, order: BookedOrder) =>
  sum(purchaseOf(books, order), ({ amount_due }) => amount_due);

/** Pays at the provider in any status of the invoice; the provider collects once and sends a callback each time. */
async function pay(model: Model, order: BookedOrder, amount: number): Promise<void> {
  if (dueOf(model, order) === 0) return;
  const { sandbox } = model.market;
  const path = `/payment/invoices/${order.invoice ?? order.invoiced_as}/pay`;
  const paid = within(await sandbox(path, { amount }), 200);
  model.collected.set(order.purchase_id, paid.body.paid_amount);
}

export const payRight = orderAction({
  weight: 12,
  input: fc.constantFrom(1, 1, 1, 2),
  describe: (times) => `its buyer pays${times > 1 ? ", and the provider sends two callbacks" : ""}`,
  run: async (model, order, times) => {
    for (let time = 0; time < times; time++) await pay(model, order, dueOf(model, order));
  },
});

export const payWrong = orderAction({
  weight: 2,
  input: fc.constantFrom(-9_000, -1, 1, 1_000),
  describe: (off) => `its buyer pays ${Math.abs(off)} too ${off < 0 ? "little" : "much"}`,
  run: (model, order, off) => pay(model, order, dueOf(model, order) + off),
});

export const endInvoice = orderAction({
  weight: 2,
  input: fc.constantFrom("expire", "fail"),
  describe: (end) => `the provider lets its invoice ${end}`,
  run: async (model, order, end) => {
    if (dueOf(model, order) === 0) return;
    const path = `/payment/invoices/${order.invoice ?? order.invoiced_as}/${end}`;
    within(await model.market.sandbox(path), 200);
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
  run: async ({ market }, { invoiced_as }, { status, id }) => {
    const body = { id, external_id: invoiced_as, status, paid_amount: 1 };
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
  run: async (model, order, { shape, times, off, id }) => {
    const body = NATIVE[shape](order.invoiced_as, dueOf(model, order) + off, id);
    const client = model.market.with({ "x-callback-token": CALLBACK_TOKEN });
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
    const invoice = { external_id: order.invoiced_as, amount };
    const made = within(await market.sandbox("/payment/invoices", invoice), 200);
    within(await market.sandbox(`/payment/invoices/${made.body.id}/pay`, { amount }), 200);
    strays.set(order.purchase_id, (strays.get(order.purchase_id) ?? 0) + 1);
    model.strayInvoices.set(made.body.id, { reference: order.invoiced_as, amount });
  },
});
