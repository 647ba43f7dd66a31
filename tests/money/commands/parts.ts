// Parts of typical sales.
import { onOrder } from "../command.ts";
import type { MoneyCommand, OrderAction } from "../command.ts";
import { NAMES } from "../model.ts";
import type { Price } from "../model.ts";
import { rejectBookings, run, wait } from "./environment.ts";
import { buyBoost, payBoost } from "./boosts.ts";
import { leave, openPayouts } from "./people.ts";
import { carrier, carrierBack, ship } from "./shipping.ts";
import { chargeBack, decideCharged, endDispute } from "./chargebacks.ts";
import { changeUnknown, compare, contradictPayout, decidePayout } from "./statement.ts";
import { approveReturn, askReturn, askReturnLabel, confirm } from "./requests.ts";
import { payRight } from "./payment.ts";
import { edit, list, order } from "./buying.ts";
import { acceptPart, offerPart } from "./settlements.ts";
import type { Outcome } from "../decide_charge.ts";
import { resolve } from "./staff.ts";
import { bank, withdraw } from "./wallet.ts";
import type { BankStep } from "./wallet.ts";

const HOUR = 3600;

/** Parts that are not actions on the order; `item` says whose item is sold. */
export type Part = OrderAction | { meanwhile: (item: number) => MoneyCommand };
export const scheduled: Part = { meanwhile: () => run.with(null) };
export const hours = (count: number): Part => ({ meanwhile: () => wait.with(count * HOUR) });
export const soldToAnother: Part = {
  meanwhile: (item) =>
    order.with({ item, who: (item + 2) % NAMES.length, voucher: null, wallet: false }),
};
/** Whose order was the newest before that. */
export const firstPays: Part = {
  meanwhile: (item) => onOrder({ item, back: 1 }, payRight.with(1)),
};
export const resolved = (by: "staff" | "portal", resolution: "release" | "refund" | "split") =>
  resolve.with({ by, resolution });
export const withdrawn = withdraw.with({ party: "seller", amount: "all" });
export const some = withdraw.with({ party: "seller", amount: 10_000 });
export const banks = (...steps: BankStep[]) =>
  steps.map((step) => bank.with({ party: "seller", step }));

export const meanwhile = (make: (item: number) => MoneyCommand): Part => ({ meanwhile: make });
export const boosted = meanwhile((item) => buyBoost.with({ item, name: "boost_3d", twice: false }));
export const boostPaid = (off: 0 | 1_000) =>
  meanwhile((item) => payBoost.with({ item, off, back: 0 }));
export const gone = meanwhile((item) => edit.with({ item, price: null }));
export const taken = (how: { amount?: number; listed?: boolean; told?: boolean } = {}) =>
  meanwhile(() => chargeBack.with({ pick: 0, amount: null, listed: true, told: true, ...how }));
export const won = meanwhile(() => endDispute.with({ pick: 0, end: "win", told: true }));
export const decides = (outcome: Outcome) =>
  meanwhile(() => decideCharged.with({ pick: 0, outcome, twice: false }));
export const compared = meanwhile(() => compare.with(true));
export const garbled = meanwhile(() => changeUnknown.with({ pick: 0, change: "writes nonsense" }));
export const left = meanwhile((item) => leave.with(item));
export const buyerLeft = meanwhile((item) => leave.with((item + 1) % NAMES.length));
/** Sold to Citra, whose savings pay all of 150,000 and a part of 2,500,000. */
export const fromWallet = (price: Price) => [
  meanwhile((item) => list.with({ item, price })),
  meanwhile((item) => order.with({ item, who: 2, voucher: null, wallet: true })),
];
export const banned = meanwhile((item) => openPayouts.with(item));

export const noBookings = meanwhile(() => rejectBookings.with(1_000));
export const listed = meanwhile(() => contradictPayout.with({ pick: 0, change: "has it again" }));
export const decidedPaid = meanwhile(() => decidePayout.with({ pick: 0, outcome: "paid" }));
export const decidedUnpaid = meanwhile(() => decidePayout.with({ pick: 0, outcome: "not_paid" }));
export const own = ship.with({ own: true, number: 1002 });

export const paid = [payRight.with(1), scheduled];
export const picked = carrier.with("picked");
export const delivered = carrier.with("delivered");
export const sold = [...paid, picked, delivered, confirm.with("buyer")];
export const approved = approveReturn.with("seller");
export const returning = [...paid, picked, delivered, askReturn.with("buyer")];
export const labelled = [...returning, approved, askReturnLabel.with("buyer")];
export const backWithSeller = [...labelled, carrierBack.with("delivered")];
export const ownCourier = [...paid, ship.with({ own: true, number: 1000 })];
export const offers = (part: number | "all" | "more") => offerPart.with({ side: "seller", part });
export const accepts = acceptPart.with("buyer");
export const DENIED = { side: "staff", status: "COMPLETED" } as const;
