/** What buyers and the payment company do: the right sum, a wrong one, twice, too late; true news and false. */
import * as fc from "fast-check";
import { CALLBACK_TOKEN } from "../../support/environment.ts";
import type { BookedOrder } from "../books.ts";
import { orderVerb } from "../step.ts";
import { speakAs, within } from "../world.ts";
import type { World } from "../world.ts";

const totalOf = (order: BookedOrder) =>
  order.item_price + order.shipping_fee + order.buyer_protection_fee - order.voucher_discount;

/** Pays at the company, in whatever state the invoice is; it takes money once and tells of it each time. */
async function pay(world: World, order: BookedOrder, amount: number): Promise<void> {
  const { sandbox } = world.market;
  const paid = within(await sandbox(`/payment/invoices/${order.reference}/pay`, { amount }), 200);
  world.collected.set(order.id, paid.body.paid_amount);
}

export const payRight = orderVerb({
  weight: 12,
  wish: fc.constantFrom(1, 1, 1, 2),
  tell: (times) => `its buyer pays${times > 1 ? ", and the company tells it twice" : ""}`,
  act: async (world, order, times) => {
    for (let time = 0; time < times; time++) await pay(world, order, totalOf(order));
  },
});

export const payWrong = orderVerb({
  weight: 2,
  wish: fc.constantFrom(-9_000, -1, 1, 1_000),
  tell: (off) => `its buyer pays ${Math.abs(off)} too ${off < 0 ? "little" : "much"}`,
  act: (world, order, off) => pay(world, order, totalOf(order) + off),
});

export const endInvoice = orderVerb({
  weight: 2,
  wish: fc.constantFrom("expire", "fail"),
  tell: (verb) => `the company lets its invoice ${verb}`,
  act: async ({ market }, { reference }, verb) =>
    void within(await market.sandbox(`/payment/invoices/${reference}/${verb}`), 200),
});

export const poll = orderVerb({
  weight: 4,
  wish: fc.constantFrom("buyer" as const, "staff" as const, "seller" as const),
  tell: (side) => `its ${side} asks whether it is paid`,
  act: async (world, order, side) =>
    void within(await speakAs(world, order, side).get(`/payments/${order.id}/check`), 200, 403),
});

/** Whoever holds the token can say anything; only what the company shows us counts. */
export const lie = orderVerb({
  weight: 1,
  wish: fc.record({ status: fc.constantFrom("PAID", "EXPIRED", "FAILED"), id: fc.uuid() }),
  tell: ({ status }) => `someone with our token claims that its invoice is ${status}`,
  act: async ({ market }, { reference }, { status, id }) => {
    const body = { id, external_id: reference, status, paid_amount: 1 };
    const headers = { "x-callback-token": CALLBACK_TOKEN };
    within(await market.with(headers).post("/webhooks/xendit", body), 200);
  },
});
