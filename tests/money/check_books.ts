import { ENDED, purchaseOf, statusOf, sum } from "./books.ts";
import type { BookedBoost, BookedOrder } from "./books.ts";
import { checkCharged } from "./chargebacks.ts";
import { everyone, hasLeft, isGone, PRICES, refreshBooks } from "./model.ts";
import type { Model } from "./model.ts";
import { outcomeOf, partsOf } from "./outcome.ts";
import { checkProvider } from "./provider.ts";
import { agreed } from "../support/agreed.ts";
import { proveBooks } from "../support/money.ts";

/** Reads the books and throws unless the invariants hold and all amounts match the model. */
export async function checkBooks(model: Model): Promise<void> {
  await Promise.all([proveBooks(model.checks), refreshBooks(model)]);
  await checkProvider(model);
  const wallets = new Map(everyone(model).map(({ id }) => [id, model.adjusted.get(id) ?? 0]));
  const add = (id: string, amount = 0) => wallets.set(id, wallets.get(id)! + amount);
  const outcomes = new Map<string, ReturnType<typeof outcomeOf>>();
  for (const order of model.books.orders) {
    checkTransitions(order);
    checkPrice(model, order);
    const expected = hasLeft(model, order)
      ? checkLeftAmounts(model, order)
      : checkAmounts(model, order);
    outcomes.set(order.id, expected);
    add(order.buyer_id, (expected.buyer ?? 0) - order.charged.buyer - order.returned);
    add(order.seller_id, (expected.seller ?? 0) - order.charged.seller);
  }
  for (const purchase of Map.groupBy(model.books.orders, (one) => one.purchase_id).values()) {
    checkShares(purchase);
    checkCharged(model, purchase, outcomes);
  }
  for (const boost of model.books.boosts) add(boost.seller_id, checkBoost(model, boost));
  for (const { user_id, status, amount } of model.books.withdrawals) {
    if (TAKEN.includes(status) && !isGone(model, user_id)) add(user_id, -amount);
  }
  for (const [id, expected] of wallets) {
    if (isGone(model, id)) continue;
    const found = model.books.wallets.get(id) ?? 0;
    if (found !== expected) throw new Error(`A wallet holds ${found}, not ${expected}.`);
  }
}

/** Returns what its seller's wallet got back: the price, once it was paid and the item could not be boosted. */
function checkBoost({ boosted }: Model, boost: BookedBoost): number {
  const { reference, status, price, received, refunded } = boost;
  const taken = boosted.get(reference) ?? 0;
  if (received !== 0 && received !== taken) {
    throw new Error(`${reference}: booked ${received}, the provider collected ${taken}.`);
  }
  const expected = status === "REFUNDED" && taken === price ? price : 0;
  if (refunded !== expected) {
    throw new Error(`${reference} (${status}): ${refunded} went back, not ${expected}.`);
  }
  return refunded - boost.returned;
}

/** Statuses in which a withdrawal's amount is out of the wallet. */
const TAKEN = ["HELD", "LINK_CREATED", "PAID"];

function expectedOf(
  { books, collected, clawedBack, decided }: Model,
  order: BookedOrder,
  sent: boolean,
) {
  const purchase = purchaseOf(books, order);
  const received = -sum(purchase, ({ money }) => money.cash);
  const taken = (collected.get(order.purchase_id) ?? 0) + sum(purchase, ({ applied }) => applied);
  // A payment may not be booked yet, but a booked one must equal the collected one.
  if (received !== 0 && received !== taken) {
    throw new Error(`${order.reference}: booked ${received}, the provider collected ${taken}.`);
  }
  const parts = partsOf(
    received,
    purchase.map(({ id, amount_due, steps }) => ({
      id,
      amount: amount_due,
      isSold: steps.some(({ to }) => to === "READY_TO_SHIP"),
    })),
  );
  return outcomeOf({
    price: order.item_price,
    shipping: order.shipping_fee,
    fee: order.buyer_protection_fee,
    voucher: order.voucher_discount,
    wallet: order.wallet_amount,
    states: order.steps.map(({ to }) => to),
    received: parts.get(order.id) ?? 0,
    sent,
    feeBack: order.fee_back,
    settlement: order.settlement,
    commission: order.commission,
    clawedBack: clawedBack.has(order.id),
    decided: decided.get(order.purchase_id) ?? null,
  });
}

/** The accounts that the model predicts. The rest are of couriers and claims; each transfer sums to 0. */
const PREDICTED = [
  "cash",
  "escrow",
  "buyer",
  "seller",
  "held",
  "earned",
  "promotions",
  "suspense",
] as const;

/** Returns what is expected, and throws unless the order's accounts have it. */
function checkAmounts(model: Model, order: BookedOrder): ReturnType<typeof outcomeOf> {
  const { sent, ended } = model;
  // The carrier's scan and the end of an order may race: then the ledger says which came first.
  const isRaced = order.sent && !sent.has(order.id) && !ended.has(order.id);
  const wasSent = sent.has(order.id) ||
    isRaced && differenceOf(order, expectedOf(model, order, false)) !== null;
  const expected = expectedOf(model, order, wasSent);
  const difference = differenceOf(order, expected);
  if (difference !== null) {
    const life = order.steps.map(({ to }) => to).join(", ");
    throw new Error(`${order.reference} (${life}): ${difference}`);
  }
  const isEnded = ENDED.includes(statusOf(order));
  if (isEnded) ended.add(order.id);
  else ended.delete(order.id);
  if (isEnded ? wasSent : order.sent) sent.add(order.id);
  return expected;
}

/**
 * As checkAmounts, for an order of somebody who has left: their wallet stays as it was, what would go to it went to
 * suspense, and what would be taken from it came from claims. Returns what its parties' wallets got.
 */
function checkLeftAmounts(model: Model, order: BookedOrder) {
  const { money, redirected } = order;
  const [buyer, seller] = [money.buyer ?? 0, money.seller ?? 0];
  const isLate = model.clawedBackLate.has(order.id);
  const clawedBack = isLate ? order.item_price - order.commission : 0;
  const toBuyer = isGone(model, order.buyer_id) ? redirected : 0;
  const found = {
    ...money,
    buyer: buyer + toBuyer,
    seller: seller - clawedBack,
    // What waits for staff beside the sale is theirs to decide.
    suspense: 0,
  };
  const whole = { ...order, money: found };
  const sent = model.sent.has(order.id) || order.sent;
  const expected = expectedOf(model, whole, sent);
  const difference = differenceOf(whole, { ...expected, suspense: 0 }) === null
    ? null
    : differenceOf(whole, { ...expectedOf(model, whole, !sent), suspense: 0 });
  if (difference !== null) {
    const life = order.steps.map(({ to }) => to).join(", ");
    throw new Error(`${order.reference} (${life}), of somebody who has left: ${difference}`);
  }
  return { buyer, seller };
}

/** The first account that differs, in words. */
function differenceOf({ money }: BookedOrder, expected: ReturnType<typeof outcomeOf>) {
  const found = PREDICTED.find((account) => (money[account] ?? 0) !== (expected[account] ?? 0));
  if (found === undefined) return null;
  return `${found} got ${money[found] ?? 0}, not ${expected[found] ?? 0}.`;
}

/** Throws unless every transition is allowed for its actor and in time. */
function checkTransitions({ reference, steps }: BookedOrder): void {
  steps.reduce((from, step) => {
    const taken = `${from.to} ${step.to} ${step.actor}`;
    const wrong = agreed(from.to, step.to).includes(step.actor)
      // Rounded to seconds: the deadline is set a moment before the transition is stored.
      ? untimely(taken, Math.round(step.at - from.at) / 60)
      : "is not allowed";
    if (wrong !== null) throw new Error(`${reference}: the transition ${taken} ${wrong}.`);
    return step;
  });
}

/** Hours, in milliseconds: so long an accepted offer is a price. */
const VALID = 24 * 3_600_000;

/**
 * Throws unless the order costs what the listing may, or what its buyer agreed on in the 24 hours before; an offer is
 * paid once.
 */
export function checkPrice({ bargains, books, tiers }: Model, order: BookedOrder): void {
  const { reference, offer_id, item_price, bundle_discount, buyer_id, listing_id } = order;
  const fail = (what: string) => {
    throw new Error(`${reference}: ${what}.`);
  };
  if (offer_id === null) {
    const price = item_price + bundle_discount;
    if (!PRICES.some((known) => known === price)) fail(`costs ${price} without an offer`);
    const { length } = purchaseOf(books, order);
    const tier = tiers.get(order.seller_id)?.findLast(([least]) => least <= length);
    const discount = price * (tier?.[1] ?? 0) / 100;
    if (bundle_discount !== discount) fail(`is ${bundle_discount} cheaper, not ${discount}`);
    return;
  }
  if (bundle_discount !== 0) fail("has an offer's price and a discount");
  const offer = bargains.find(({ id }) => id === offer_id);
  if (offer === undefined) return fail("was made with an unknown offer");
  const { price, buyer, listing, accepted } = offer;
  if (item_price !== price) fail(`costs ${item_price}, its offer says ${price}`);
  if (buyer !== buyer_id || listing !== listing_id) fail("uses the offer of another sale");
  if (accepted === null) return fail("was made with an offer that nobody accepted");
  if (Date.parse(order.created_at) > accepted + VALID) fail("was made after the end of its offer");
  const paid = books.orders.filter((other) =>
    other.offer_id === offer_id && other.steps.some(({ to }) => to === "READY_TO_SHIP")
  );
  if (paid.length > 1) fail("was bought with an offer that had bought before");
}

/** Throws unless fees are shared by the prices, voucher and wallet by what they pay for, to the rupiah. */
function checkShares(purchase: BookedOrder[]): void {
  const [first, ...others] = purchase as [BookedOrder, ...BookedOrder[]];
  const priced = (order: BookedOrder) =>
    order.item_price + order.shipping_fee + order.buyer_protection_fee;
  const exact = (part: keyof BookedOrder, weight: (order: BookedOrder) => number) => {
    const whole = sum(purchase, (order) => order[part] as number) / sum(purchase, weight);
    return (order: BookedOrder) => whole * weight(order);
  };
  const fail = ({ reference }: BookedOrder, what: string) => {
    throw new Error(`${reference}: its share of ${what} is wrong.`);
  };
  for (const part of ["shipping_fee", "buyer_protection_fee"] as const) {
    const share = exact(part, ({ item_price }) => item_price);
    // The remainder is the first one's.
    const wrong = others.find((order) => order[part] !== Math.floor(share(order) + 1e-6));
    if (wrong !== undefined) fail(wrong, part);
  }
  const paid = {
    voucher_discount: priced,
    wallet_amount: (order: BookedOrder) => priced(order) - order.voucher_discount,
  };
  for (const part of ["voucher_discount", "wallet_amount"] as const) {
    if (first[part] + sum(others, (order) => order[part]) === 0) continue;
    const share = exact(part, paid[part]);
    const wrong = purchase.find((order) => Math.abs(order[part] - share(order)) >= 1);
    if (wrong !== undefined) fail(wrong, part);
  }
}

interface Limits {
  atLeast?: number;
  atMost?: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** In minutes since the last transition; written by hand from the contract. */
const LIMITS: Record<string, Limits> = {
  "READY_TO_SHIP CANCELLED buyer": { atMost: HOUR },
  "READY_TO_SHIP CANCELLED clock": { atLeast: 7 * DAY },
  "SHIPPED CANCELLED clock": { atLeast: 17 * DAY },
  "SHIPPED DELIVERED clock": { atLeast: 14 * DAY },
  "DELIVERED COMPLETED clock": { atLeast: 2 * DAY },
  "DELIVERED RETURN_REQUESTED buyer": { atMost: DAY },
  "RETURN_APPROVED COMPLETED clock": { atLeast: 7 * DAY },
  "RETURN_APPROVED COMPLETED staff": { atLeast: 7 * DAY },
  "EXPIRED READY_TO_SHIP provider": { atMost: DAY },
  "CANCELLED READY_TO_SHIP provider": { atMost: DAY },
};

/** Why this transition ("from to actor") must not happen after so many minutes; null when it may. */
export function untimely(step: string, minutes: number): string | null {
  const { atLeast = 0, atMost = Infinity } = LIMITS[step] ?? {};
  if (minutes < atLeast) return `came ${minutes} minutes after the last step, before its time`;
  if (minutes > atMost) return `came ${minutes} minutes after the last step, too late`;
  return null;
}
