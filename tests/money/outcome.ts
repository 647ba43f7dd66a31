import type { Account } from "./books.ts";

/** What happened with one order. */
export interface Story {
  price: number;
  shipping: number;
  /** Buyer protection. */
  fee: number;
  /** What a voucher paid of it. */
  voucher: number;
  /** Every state it entered, in order. */
  states: string[];
  /** Rupiah that the buyer paid and the market has heard of. */
  received: number;
  clawedBack: boolean;
  /** What staff did with a wrong amount. */
  decided: "refund" | "apply" | null;
}

type Outcome = Partial<Record<Account, number>>;

/** What the order's money must have done to each account so far: the rules of the market, without SQL and books. */
export function outcomeOf(story: Story): Outcome {
  const { price, shipping, fee, voucher, states, received, clawedBack } = story;
  const total = price + shipping + fee - voucher;
  if (!states.includes("READY_TO_SHIP")) return withoutSale(story, total);

  // Staff may have applied a wrong amount: too much is the buyer's at once, too little the market covers.
  const excess = Math.max(received - total, 0);
  const paid = received - excess;
  // What a voucher left of item and shipping, and how much of that the buyer paid: they get no more back.
  const worth = Math.max(price + shipping - voucher, 0);
  const due = Math.min(worth, paid);
  const cash = -received;
  switch (states.at(-1)) {
    case "COMPLETED":
      return clawedBack
        ? { cash, earned: fee, buyer: excess + due, promotions: price + shipping - worth - voucher }
        : { cash, earned: fee, buyer: excess, seller: price, promotions: -voucher };
    case "CANCELLED":
    case "REFUNDED":
      return states.includes("SHIPPED")
        ? { cash, earned: fee, buyer: excess + due, promotions: total - fee - worth }
        : { cash, buyer: excess + paid };
    default:
      return { cash, buyer: excess, escrow: price, held: fee, promotions: -voucher };
  }
}

/** Money for an order that never became a sale: exactly the price goes back, any other sum waits for staff. */
function withoutSale({ received, states, decided }: Story, total: number): Outcome {
  const cash = -received;
  if (received === 0) return {};
  if (received !== total) {
    return decided === "refund" ? { cash, buyer: received } : { cash, suspense: received };
  }
  const over = ["EXPIRED", "CANCELLED"].includes(states.at(-1) ?? "");
  return over ? { cash, buyer: total } : { cash, escrow: total };
}
