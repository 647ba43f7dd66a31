import { agreed } from "../support/agreed.ts";
import { proveMoney } from "../support/money.ts";
import type { BookedOrder } from "./books.ts";
import { untimely } from "./time_limits.ts";
import { outcomeOf } from "./outcome.ts";
import { refreshBooks } from "./model.ts";
import type { Model } from "./model.ts";

/** Reads the books anew and throws unless they are sound by themselves and say what the model says. */
export async function checkBooks(model: Model): Promise<void> {
  await Promise.all([proveMoney(model.market), refreshBooks(model)]);
  const wallets = new Map(model.users.map(({ id }) => [id, model.adjusted.get(id) ?? 0]));
  const add = (id: string, amount = 0) => wallets.set(id, wallets.get(id)! + amount);
  for (const order of model.books.orders) {
    walkedTheTable(order);
    const expected = expectedOf(model, order);
    sameMoney(order, expected);
    add(order.buyer_id, expected.buyer);
    add(order.seller_id, expected.seller);
  }
  for (const { user_id, status, amount } of model.books.withdrawals) {
    if (TAKEN.includes(status)) add(user_id, -amount);
  }
  for (const [id, expected] of wallets) {
    const found = model.books.wallets.get(id) ?? 0;
    if (found !== expected) throw new Error(`A wallet holds ${found}, not ${expected}.`);
  }
}

/** While it is in one of these, a withdrawal's amount is not in the wallet. */
const TAKEN = ["HELD", "LINK_CREATED", "PAID"];

/** The order as the model hears of it. */
function expectedOf({ collected, clawedBack, decided }: Model, order: BookedOrder) {
  const received = -(order.money.cash ?? 0);
  const taken = collected.get(order.id) ?? 0;
  // The market may not have heard of a payment yet, but it can never have heard of another one.
  if (received !== 0 && received !== taken) {
    throw new Error(`${order.reference}: booked ${received}, the provider collected ${taken}.`);
  }
  return outcomeOf({
    price: order.item_price,
    shipping: order.shipping_fee,
    fee: order.buyer_protection_fee,
    voucher: order.voucher_discount,
    states: order.steps.map(({ to }) => to),
    received,
    clawedBack: clawedBack.has(order.id),
    decided: decided.get(order.id) ?? null,
  });
}

/** Which accounts of the order the model speaks of; what is left is between couriers and claims, and adds up because all does. */
const JUDGED = [
  "cash",
  "escrow",
  "buyer",
  "seller",
  "held",
  "earned",
  "promotions",
  "suspense",
] as const;

function sameMoney(order: BookedOrder, expected: ReturnType<typeof outcomeOf>): void {
  for (const account of JUDGED) {
    const [found, right] = [order.money[account] ?? 0, expected[account] ?? 0];
    if (found === right) continue;
    const life = order.steps.map(({ to }) => to).join(", ");
    throw new Error(`${order.reference} (${life}): ${account} got ${found}, not ${right}.`);
  }
}

/** Every step is one that was agreed, by someone who may, when they may. */
function walkedTheTable({ reference, steps }: BookedOrder): void {
  steps.reduce((from, step) => {
    const taken = `${from.to} ${step.to} ${step.actor}`;
    const wrong = agreed(from.to, step.to).includes(step.actor)
      // To the second: a deadline is counted from an instant of the same transaction, not from this very one.
      ? untimely(taken, Math.round(step.at - from.at) / 60)
      : "was never agreed";
    if (wrong !== null) throw new Error(`${reference}: the step ${taken} ${wrong}.`);
    return step;
  });
}
