import { ENDED, purchaseOf, statusOf, sum } from "./books.ts";
import type { Account, BookedOrder } from "./books.ts";
import { hasLeft, refreshBooks, within } from "./model.ts";
import type { Model } from "./model.ts";
import { listedChargebacks } from "./provider.ts";
import { REASON } from "../support/market.ts";

/** What the model knows of the chargebacks of a purchase. */
export interface Charge {
  /** Number of each order's transitions when it was last seen frozen, by order id. */
  frozen: Map<string, number>;
  /** What was last seen taken from the provider while money was in escrow. */
  inEscrow: number;
  /** What the buyer had from the purchase by then: an excess, or a shipping fee. */
  had: number;
  /** After the last decision: what was taken, and what each party has to bear of it. */
  decided: BookedOrder["charged"] | null;
  /** Whether staff ever decided against the seller. */
  seller: boolean;
}

const PAYS = ["COMPLETED", "CANCELLED", "REFUNDED"];
const OPEN = ["READY_TO_SHIP", "SHIPPED", "DELIVERED", "DISPUTED"];
const isOpen = (status: string) => OPEN.includes(status) || status.startsWith("RETURN_");
const isInEscrow = (order: BookedOrder) => isOpen(statusOf(order));

export function chargeOf({ charges }: Model, { purchase_id }: BookedOrder): Charge {
  const known = charges.get(purchase_id) ??
    { frozen: new Map(), inEscrow: 0, had: 0, decided: null, seller: false };
  charges.set(purchase_id, known);
  return known;
}

/** What chargebacks took of a purchase: its first order has them. */
const chargedOf = (purchase: BookedOrder[]): BookedOrder["charged"] => ({
  taken: sum(purchase, ({ charged }) => charged.taken),
  buyer: sum(purchase, ({ charged }) => charged.buyer),
  seller: sum(purchase, ({ charged }) => charged.seller),
  commission: sum(purchase, ({ charged }) => charged.commission),
  promotions: sum(purchase, ({ charged }) => charged.promotions),
});

/** Throws unless a chargeback took what the rules say from each party, and a frozen order paid nobody. */
export function checkCharged(
  model: Model,
  purchase: BookedOrder[],
  expected: Map<string, Partial<Record<Account, number>>>,
): void {
  const [first] = purchase as [BookedOrder];
  const charge = chargeOf(model, first);
  const charged = chargedOf(purchase);
  const { taken, buyer, seller, commission, promotions } = charged;
  const channel = sum(purchase, (order) => order.channel);
  const borne = buyer + seller + commission - promotions;
  const fail = (what: string) => {
    const statuses = purchase.map(statusOf).join(", ");
    throw new Error(
      `${first.reference} (${statuses}): ${what}; taken ${taken}, of the buyer ${buyer}, of the seller ${seller}.`,
    );
  };
  if (taken < 0 || buyer < 0 || seller < 0) fail("a chargeback gave something");
  if (commission < 0 || promotions < 0) fail("a chargeback gave commission or voucher away");
  if (borne > taken) fail("the parties bear more than was charged back");
  if (borne > channel && !first.booked_beside) fail(`the channel paid only ${channel}`);
  if (seller > 0 && !charge.seller) fail("nobody decided that the seller bears it");
  if (seller > sum(purchase, ({ item_price }) => item_price)) {
    fail("the seller bears more than the sale paid");
  }
  const isOver = !purchase.some(isInEscrow);
  const { decided } = charge;
  if (decided?.taken === taken && !hasLeft(model, first)) {
    // A shipping fee that is freed after the decision goes to the buyer and is taken back at once.
    const freed = purchase.length === 1
      ? [0, first.shipping_fee].includes(buyer - decided.buyer)
      : buyer >= decided.buyer &&
        buyer <= decided.buyer + sum(purchase, ({ shipping_fee }) => shipping_fee);
    // A decision before the end says nothing about what the end gave to the buyer.
    if (!freed && !(charge.inEscrow > 0 && isOver)) fail(`the buyer bears not ${decided.buyer}`);
    if (seller !== decided.seller) fail(`the seller bears not ${decided.seller}`);
    if (commission !== decided.commission) fail(`our commission bears not ${decided.commission}`);
    if (promotions !== decided.promotions) fail(`promotions got not ${decided.promotions}`);
  }
  // A return, or another chargeback: undone as far as the sums above say.
  if (decided?.taken !== taken) charge.decided = null;
  // Charged back before the end: what the end gave to the buyer was taken back.
  const refunded = purchase.filter((order) => ["CANCELLED", "REFUNDED"].includes(statusOf(order)));
  const isCharged = charge.inEscrow > 0 && charge.inEscrow === taken;
  if (isOver && refunded.length > 0 && isCharged && !hasLeft(model, first)) {
    const got = sum(
      refunded,
      (order) => (expected.get(order.id)!.buyer ?? 0) - order.returned + order.wallet_amount,
    );
    const due = Math.min(taken, channel, got - charge.had);
    if (buyer < due) fail(`the buyer is refunded twice, and bears less than ${due}`);
  }
  for (const order of purchase) checkFrozen(charge, order, fail);
  if (isOver) {
    // Given back and taken again: what is taken after the end, staff decide anew.
    if (charge.inEscrow !== taken) charge.inEscrow = 0;
    return;
  }
  if (charge.inEscrow !== taken) charge.had = gotOf(purchase);
  charge.inEscrow = taken;
}

/** What the buyer got of a paid purchase, before chargebacks: what their wallet paid is no gain. */
const gotOf = (purchase: BookedOrder[]) =>
  sum(
    purchase,
    (order) =>
      (order.money.buyer ?? 0) - order.returned + (wasPaid(order) ? order.wallet_amount : 0),
  );

function checkFrozen({ frozen }: Charge, order: BookedOrder, fail: (what: string) => void): void {
  const { id, steps } = order;
  const before = frozen.get(id);
  frozen.delete(id);
  if (order.frozen_at === null) return;
  frozen.set(id, steps.length);
  if (before === undefined || !isOpen(steps[before - 1]?.to ?? "")) return;
  const since = steps.slice(before).find(({ to, actor }) =>
    PAYS.includes(to) && actor !== "provider"
  );
  if (since !== undefined) fail(`became ${since.to} while it was frozen`);
}

/** After the list was read: throws unless each order has what it says. */
export async function checkListedCharges(model: Model): Promise<void> {
  const listed = await listedChargebacks(model);
  if (listed === null) return;
  for (const { reference, charged } of model.books.orders) {
    const due = Math.max(listed.get(reference) ?? 0, 0);
    if (charged.taken !== due) {
      throw new Error(`${reference}: ${charged.taken} is charged back, the list says ${due}.`);
    }
  }
}

export type Outcome = "cancel" | "buyer" | "seller" | "claims" | "withdraw";

export interface Charged {
  id: string;
  status: string;
  order_id: string;
  amount: number;
  returned: number;
  from_buyer: number;
  from_seller: number;
  from_commission: number;
  to_promotions: number;
  created_at: string;
}

/** The chargebacks of this run's orders that wait for a decision. */
export async function openCharges({ market, staff, books }: Model): Promise<Charged[]> {
  const { body } = within(await market.as(staff.staff).get("/admin/chargebacks?limit=100"), 200);
  return body.data.items.filter(({ order_id }: Charged) =>
    books.orders.some(({ id }) => id === order_id)
  );
}

/** Decides, and remembers what each party has to bear, computed from what they got of the sale. */
export async function decideCharge(
  model: Model,
  found: Charged,
  outcome: Outcome,
  twice = false,
): Promise<boolean> {
  await refreshBooks(model);
  const order = model.books.orders.find(({ id }) => id === found.order_id)!;
  const purchase = purchaseOf(model.books, order);
  const missing = await chargeable(model, purchase, found);
  const inWallet = Math.max(model.books.wallets.get(order.buyer_id) ?? 0, 0);
  const path = `/admin/chargebacks/${found.id}/decide`;
  const body = { outcome, evidence: "Ticket 4711" };
  const post = () =>
    model.market.approved(() => model.market.as(model.staff.staff).post(path, body, REASON));
  const answers = await Promise.all(twice ? [post(), post()] : [post()]);
  const done = answers.filter((answer) => within(answer, 200, 409).status === 200).length;
  if (done > 1) throw new Error(`${order.reference}: a chargeback was decided ${done} times.`);
  if (done === 0) return false;
  if (outcome === "withdraw") return true;
  const charge = chargeOf(model, order);
  // The decision ends the order, though another chargeback still freezes it.
  const open = await openCharges(model);
  if (outcome === "cancel" && open.some(({ order_id }) => order_id === order.id)) {
    charge.frozen.clear();
  }
  if (outcome === "cancel") {
    await refreshBooks(model);
    if (purchaseOf(model.books, order).some(isInEscrow)) {
      throw new Error(`${order.reference}: a part of it goes on although it was cancelled.`);
    }
  }
  if (outcome === "seller") charge.seller = true;
  if (hasLeft(model, order) || !purchase.every((each) => ENDED.includes(statusOf(each)))) {
    // What the end of the sale will give to the buyer is checked then.
    charge.decided = null;
    return true;
  }
  const charged = chargedOf(purchase);
  const got = gotOf(purchase) - charged.buyer;
  const buyer = outcome === "claims" ? 0 : Math.min(missing, Math.max(got, 0), inWallet);
  const share = shareOf(model, purchase, outcome === "seller" ? missing - buyer : 0);
  charge.decided = {
    taken: charged.taken,
    buyer: charged.buyer + buyer,
    seller: charged.seller + share.seller,
    commission: charged.commission + share.commission,
    promotions: charged.promotions + share.promotions,
  };
  return true;
}

/** What the parties may have to bear: at most what the channel paid, less what earlier chargebacks took. */
async function chargeable(
  { market, staff }: Model,
  purchase: BookedOrder[],
  found: Charged,
): Promise<number> {
  const channel = sum(purchase, (order) => order.channel);
  const path = `/admin/chargebacks?status=all&order=${purchase[0]!.id}&limit=100`;
  const { items } = within(await market.as(staff.staff).get(path), 200).body.data;
  const earlier = (items as Charged[])
    .filter((each) => ["open", "decided"].includes(each.status))
    .filter((each) =>
      each.created_at < found.created_at ||
      each.created_at === found.created_at && each.id < found.id
    )
    .reduce((sum, each) => sum + each.amount - each.returned, 0);
  const borne = found.from_buyer + found.from_seller + found.from_commission - found.to_promotions;
  return Math.max(Math.min(found.amount - found.returned, channel - earlier) - borne, 0);
}

/** What undoes the part of the released sales that this amount is of the purchase. */
function shareOf({ clawedBack }: Model, purchase: BookedOrder[], amount: number) {
  const charged = chargedOf(purchase);
  const released = purchase.filter((order) =>
    statusOf(order) === "COMPLETED" && !clawedBack.has(order.id)
  );
  const proceeds = Math.max(sum(purchase, ({ money }) => money.seller) - charged.seller, 0);
  const ours = sum(released, ({ commission }) => commission) -
    (released.length > 0 ? charged.commission : 0);
  if (proceeds + ours === 0) return { seller: 0, commission: 0, promotions: 0 };
  // The protection fee stays earned, and the voucher's part of it stays spent.
  const vouchers = sum(
    purchase,
    ({ money, voucher_discount, item_price, shipping_fee }) =>
      -(money.promotions ?? 0) - Math.max(voucher_discount - item_price - shipping_fee, 0),
  );
  const given = Math.max(vouchers - charged.promotions, 0);
  const paid = proceeds + ours - given;
  const whole = paid > 0 ? paid : Math.max(sum(purchase, ({ amount_due }) => amount_due), 1);
  const part = Math.min(amount, whole);
  const of = (sum: number) => Math.round(sum * part / whole);
  const seller = paid > 0 ? part - of(ours) + of(given) : of(proceeds);
  return { seller, commission: of(ours), promotions: of(given) };
}

const wasPaid = ({ steps }: { steps: { to: string }[] }) =>
  steps.some(({ to }) => to === "READY_TO_SHIP");

/** Staff decide everything that waits. */
export async function decideCharges(model: Model): Promise<void> {
  for (const found of await openCharges(model)) {
    // The decision about another one may have ended the order.
    await refreshBooks(model);
    const order = model.books.orders.find(({ id }) => id === found.order_id)!;
    const isOver = !purchaseOf(model.books, order).some(isInEscrow);
    const ending = order.item_price === 150_000 ? "cancel" : "claims";
    const outcome = found.status === "announced" ? "withdraw" : isOver ? "seller" : ending;
    if (!await decideCharge(model, found, outcome)) {
      throw new Error(`${order.reference}: staff cannot decide its chargeback as ${outcome}.`);
    }
  }
}
