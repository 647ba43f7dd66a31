import * as fc from "fast-check";
import { CALLBACK_TOKEN } from "../../support/environment.ts";
import type { BookedOrder } from "../books.ts";
import { orderAction } from "../command.ts";
import { clientOf, within } from "../model.ts";
import type { Model } from "../model.ts";

const totalOf = (order: BookedOrder) =>
  order.item_price + order.shipping_fee + order.buyer_protection_fee - order.voucher_discount;

/** Pays at the provider in any status of the invoice; the provider collects once and sends a callback each time. */
async function pay(model: Model, order: BookedOrder, amount: number): Promise<void> {
  const { sandbox } = model.market;
  const paid = within(await sandbox(`/payment/invoices/${order.reference}/pay`, { amount }), 200);
  model.collected.set(order.id, paid.body.paid_amount);
}

export const payRight = orderAction({
  weight: 12,
  input: fc.constantFrom(1, 1, 1, 2),
  describe: (times) => `its buyer pays${times > 1 ? ", and the provider sends two callbacks" : ""}`,
  run: async (model, order, times) => {
    for (let time = 0; time < times; time++) await pay(model, order, totalOf(order));
  },
});

export const payWrong = orderAction({
  weight: 2,
  input: fc.constantFrom(-9_000, -1, 1, 1_000),
  describe: (off) => `its buyer pays ${Math.abs(off)} too ${off < 0 ? "little" : "much"}`,
  run: (model, order, off) => pay(model, order, totalOf(order) + off),
});

export const endInvoice = orderAction({
  weight: 2,
  input: fc.constantFrom("expire", "fail"),
  describe: (end) => `the provider lets its invoice ${end}`,
  run: async ({ market }, { reference }, end) =>
    void within(await market.sandbox(`/payment/invoices/${reference}/${end}`), 200),
});

export const poll = orderAction({
  weight: 4,
  input: fc.constantFrom("buyer" as const, "staff" as const, "seller" as const),
  describe: (side) => `its ${side} checks whether it is paid`,
  run: async (model, order, side) =>
    void within(await clientOf(model, order, side).get(`/payments/${order.id}/check`), 200, 403),
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
