import { statusOf } from "./books.ts";
import type { Account, BookedOrder } from "./books.ts";
import { hasLeft } from "./model.ts";
import type { Charge } from "./charge.ts";
import type { Model } from "./model.ts";
import { listedChargebacks } from "./provider.ts";

const PAYS = ["COMPLETED", "CANCELLED", "REFUNDED"];
const OPEN = ["READY_TO_SHIP", "SHIPPED", "DELIVERED", "DISPUTED"];
const isOpen = (status: string) => OPEN.includes(status) || status.startsWith("RETURN_");

export function chargeOf({ charges }: Model, { id }: Pick<BookedOrder, "id">): Charge {
  const known = charges.get(id) ??
    { frozen: -1, inEscrow: 0, had: 0, decided: null, seller: false };
  charges.set(id, known);
  return known;
}

/** Throws unless a chargeback took what the rules say from each party, and a frozen order paid nobody. */
export function checkCharged(
  model: Model,
  order: BookedOrder,
  expected: Partial<Record<Account, number>>,
): void {
  const charge = chargeOf(model, order);
  const { reference, charged: { taken, buyer, seller }, money, steps } = order;
  const fail = (what: string) => {
    throw new Error(
      `${reference} (${
        statusOf(order)
      }): ${what}; taken ${taken}, of the buyer ${buyer}, of the seller ${seller}.`,
    );
  };
  if (taken < 0 || buyer < 0 || seller < 0) fail("a chargeback gave something");
  if (buyer + seller > taken) fail("the parties bear more than was charged back");
  if (seller > 0 && !charge.seller) fail("nobody decided that the seller bears it");
  if (seller > order.item_price) fail("the seller bears more than the sale paid");
  const { decided } = charge;
  if (decided?.taken === taken && !hasLeft(model, order)) {
    // A shipping fee that is freed after the decision goes to the buyer and is taken back at once.
    const possible = [decided.buyer, decided.buyer + order.shipping_fee];
    if (!possible.includes(buyer) && !wasRefundedLater(order, charge)) {
      fail(`the buyer bears not ${decided.buyer}`);
    }
    if (seller !== decided.seller) fail(`the seller bears not ${decided.seller}`);
  }
  // A return, or another chargeback: undone as far as the sums above say.
  if (decided?.taken !== taken) charge.decided = null;
  // Charged back before the end: what the end gave to the buyer was taken back.
  const isRefunded = ["CANCELLED", "REFUNDED"].includes(statusOf(order));
  if (isRefunded && charge.inEscrow > 0 && charge.inEscrow === taken && !hasLeft(model, order)) {
    const due = Math.min(taken, (expected.buyer ?? 0) + order.wallet_amount - charge.had);
    if (buyer < due) fail(`the buyer is refunded twice, and bears less than ${due}`);
  }
  const isFrozen = order.frozen_at !== null;
  if (isFrozen && charge.frozen >= 0) {
    const since = steps.slice(charge.frozen).find(({ to, actor }) =>
      PAYS.includes(to) && actor !== "provider"
    );
    if (since !== undefined && isOpen(steps[charge.frozen - 1]?.to ?? "")) {
      fail(`became ${since.to} while it was frozen`);
    }
  }
  charge.frozen = isFrozen ? steps.length : -1;
  if (!isOpen(statusOf(order))) {
    // Given back and taken again: what is taken after the end, staff decide anew.
    if (charge.inEscrow !== taken) charge.inEscrow = 0;
    return;
  }
  if (charge.inEscrow !== taken) charge.had = money.buyer ?? 0;
  charge.inEscrow = taken;
}

/** A decision before the end says nothing about what the end gave to the buyer. */
const wasRefundedLater = (order: BookedOrder, { inEscrow }: Charge) =>
  inEscrow > 0 && !isOpen(statusOf(order));

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
