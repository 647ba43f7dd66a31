import { approved } from "../support/approvals.ts";
import { REASON } from "../support/staff.ts";
import { ENDED, statusOf } from "./books.ts";
import { chargeOf } from "./charged.ts";
import { hasLeft, refreshBooks, within } from "./model.ts";
import type { Model } from "./model.ts";

export type Outcome = "cancel" | "buyer" | "seller" | "claims" | "withdraw";

export interface Charged {
  id: string;
  status: string;
  order_id: string;
  amount: number;
  returned: number;
  from_buyer: number;
  from_seller: number;
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
  const { charged, money } = order;
  const inWallet = Math.max(model.books.wallets.get(order.buyer_id) ?? 0, 0);
  const path = `/admin/chargebacks/${found.id}/decide`;
  const body = { outcome, evidence: "Ticket 4711" };
  const post = () =>
    approved(model.market, () => model.market.as(model.staff.staff).post(path, body, REASON));
  const answers = await Promise.all(twice ? [post(), post()] : [post()]);
  const done = answers.filter((answer) => within(answer, 200, 409).status === 200).length;
  if (done > 1) throw new Error(`${order.reference}: a chargeback was decided ${done} times.`);
  if (done === 0) return false;
  if (outcome === "withdraw") return true;
  const charge = chargeOf(model, order);
  // The decision ends the order, though another chargeback still freezes it.
  const open = await openCharges(model);
  if (outcome === "cancel" && open.some(({ order_id }) => order_id === order.id)) {
    charge.frozen = -1;
  }
  if (outcome === "seller") charge.seller = true;
  if (hasLeft(model, order) || !ENDED.includes(statusOf(order))) {
    // What the end of the sale will give to the buyer is checked then.
    charge.decided = null;
    return true;
  }
  const missing = found.amount - found.returned - found.from_buyer - found.from_seller;
  const got = (money.buyer ?? 0) + (wasPaid(order) ? order.wallet_amount : 0) - charged.buyer;
  const buyer = outcome === "claims" ? 0 : Math.min(missing, Math.max(got, 0), inWallet);
  const left = Math.max((money.seller ?? 0) - charged.seller, 0);
  const seller = outcome === "seller" ? Math.min(missing - buyer, left) : 0;
  charge.decided = {
    taken: charged.taken,
    buyer: charged.buyer + buyer,
    seller: charged.seller + seller,
  };
  return true;
}

const wasPaid = ({ steps }: { steps: { to: string }[] }) =>
  steps.some(({ to }) => to === "READY_TO_SHIP");

/** Staff decide everything that waits. */
export async function decideCharges(model: Model): Promise<void> {
  for (const found of await openCharges(model)) {
    const order = model.books.orders.find(({ id }) => id === found.order_id)!;
    const isOver = [...ENDED, "AWAITING_PAYMENT"].includes(statusOf(order));
    const ending = order.item_price === 150_000 ? "cancel" : "claims";
    const outcome = found.status === "announced" ? "withdraw" : isOver ? "seller" : ending;
    if (!await decideCharge(model, found, outcome)) {
      throw new Error(`${order.reference}: staff cannot decide its chargeback as ${outcome}.`);
    }
  }
}
