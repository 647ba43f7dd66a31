import type { Account } from "./books.ts";

/** The history of one order. */
export interface Story {
  price: number;
  shipping: number;
  /** The buyer protection fee. */
  fee: number;
  /** The voucher's discount. */
  voucher: number;
  /** The part of the total that the buyer's wallet pays. */
  wallet: number;
  /** Every status, in order. */
  states: string[];
  /** Rupiah that were paid to the invoice and booked: this order's part of them. */
  received: number;
  /** Whether the parcel was sent before the order ended. */
  sent: boolean;
  /** Whether the shipping fee went back, because the seller shipped by another courier. */
  feeBack: boolean;
  /** What the buyer got by a settlement or a split, and kept the item. */
  settlement: number;
  /** Of what the seller keeps. */
  commission: number;
  clawedBack: boolean;
  /** The staff decision about a wrong amount. */
  decided: "refund" | "apply" | null;
}

/** What an order of a purchase asks for, and whether the purchase was ever paid. */
export interface Due {
  id: string;
  amount: number;
  isSold: boolean;
}

/**
 * The part of a purchase's payment that each order has, the first one with the invoice: what it asks for. An excess, and
 * what waits for staff, is the first one's; a shortfall that staff cover is shared in proportion, in the order of the ids.
 */
export function partsOf(received: number, dues: Due[]): Map<string, number> {
  const due = dues.reduce((sum, { amount }) => sum + amount, 0);
  const [first, ...others] = dues as [Due, ...Due[]];
  if (received === 0) return new Map();
  if (received < due && first.isSold) {
    const missing = due - received;
    let reached = 0;
    const covered = (amount: number) => Math.floor(missing * amount / due);
    const byId = dues.toSorted((one, other) => one.id < other.id ? -1 : 1);
    return new Map(byId.map(({ id, amount }) => {
      const part = covered(reached + amount) - covered(reached);
      reached += amount;
      return [id, amount - part];
    }));
  }
  const isShared = received === due || first.isSold;
  const parts = new Map(others.map(({ id, amount }) => [id, isShared ? amount : 0]));
  return parts.set(first.id, isShared ? first.amount + received - due : received);
}

type Outcome = Partial<Record<Account, number>>;

/** The expected change of each account: the rules of the contract, computed without the ledger. */
export function outcomeOf(story: Story): Outcome {
  const { wallet, states } = story;
  // Held with the reservation, and given back unless the order is paid.
  const isTaken = states.includes("READY_TO_SHIP") || states.at(-1) === "AWAITING_PAYMENT";
  const outcome = states.includes("READY_TO_SHIP") ? saleOf(story) : withoutSale(story);
  return isTaken ? { ...outcome, buyer: (outcome.buyer ?? 0) - wallet } : outcome;
}

function saleOf(story: Story): Outcome {
  const { price, shipping, fee, voucher, wallet, states, sent, clawedBack, feeBack } = story;
  const { settlement, commission } = story;
  const total = price + shipping + fee - voucher;
  const received = story.received + wallet;

  // Staff may apply a wrong amount: the buyer gets an excess at once, the marketplace covers a shortfall.
  const excess = Math.max(received - total, 0);
  const paid = received - excess;
  // Item and shipping less the voucher, and how much of that the buyer paid: the limit of a refund.
  const worth = Math.max(price + shipping - voucher, 0);
  const due = Math.min(worth, paid);
  // The shipping fee that went back: what of it was the buyer's; the rest was the voucher's.
  const fare = feeBack ? Math.min(shipping, worth) : 0;
  // A settlement for the whole leaves nothing of the fee to give back.
  const back = Math.max(Math.min(fare, paid - settlement, worth - settlement), 0);
  const rest = feeBack ? shipping - fare : 0;
  const cash = -story.received;
  switch (states.at(-1)) {
    case "COMPLETED":
      return clawedBack
        ? { cash, earned: fee, buyer: excess + due, promotions: price + shipping - worth - voucher }
        : {
          cash,
          earned: fee,
          buyer: excess + back + settlement,
          seller: price - Math.min(settlement, price) - commission,
          promotions: rest - voucher,
        };
    case "CANCELLED":
      // Everything goes back, also where the carrier brought the parcel back.
      return { cash, buyer: excess + paid };
    case "REFUNDED":
      return sent
        ? { cash, earned: fee, buyer: excess + due, promotions: total - fee - worth }
        : { cash, buyer: excess + paid };
    default:
      return { cash, buyer: excess + back, escrow: price, held: fee, promotions: rest - voucher };
  }
}

/** A payment for an order that is no sale: exactly what was due is refunded, any other amount waits for staff. */
function withoutSale({ states, decided, wallet, ...story }: Story): Outcome {
  const { price, shipping, fee, voucher, received } = story;
  const due = price + shipping + fee - voucher - wallet;
  const cash = -received;
  if (received === 0) return {};
  if (received !== due) {
    return decided === "refund" ? { cash, buyer: received } : { cash, suspense: received };
  }
  const over = ["EXPIRED", "CANCELLED"].includes(states.at(-1) ?? "");
  return over ? { cash, buyer: due } : { cash, escrow: due };
}
