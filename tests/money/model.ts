/**
 * Who must have which rupiah, from what happened: the rules of the market in words that know no SQL.
 * It never looks at the books; judge.ts compares.
 */
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
}

type Outcome = Partial<Record<Account, number>>;

/** What the order's money must have done to each account so far. */
export function outcomeOf(story: Story): Outcome {
  const { price, shipping, fee, voucher, states, received, clawedBack } = story;
  const total = price + shipping + fee - voucher;
  const cash = -received;
  if (!states.includes("READY_TO_SHIP")) return withoutSale(story, total);

  // A voucher is the market's promise: it leaves promotions when the order is paid.
  const paid = { cash, promotions: -voucher };
  // What the buyer paid of item and shipping; the voucher paid its part of these first.
  const worth = Math.max(price + shipping - voucher, 0);
  switch (states.at(-1)) {
    case "COMPLETED":
      return clawedBack
        ? { cash, earned: fee, buyer: worth, promotions: price + shipping - worth - voucher }
        : { ...paid, earned: fee, seller: price };
    case "CANCELLED":
    case "REFUNDED":
      return states.includes("SHIPPED")
        ? { cash, earned: fee, buyer: worth, promotions: total - fee - worth }
        : { cash, buyer: total };
    default:
      return { ...paid, escrow: price, held: fee };
  }
}

/** Money for an order that never became a sale: exactly the price goes back, any other sum waits for staff. */
function withoutSale({ received, states }: Story, total: number): Outcome {
  const cash = -received;
  if (received === 0) return {};
  if (received !== total) return { cash, suspense: received };
  const over = ["EXPIRED", "CANCELLED"].includes(states.at(-1) ?? "");
  return over ? { cash, buyer: total } : { cash, escrow: total };
}
