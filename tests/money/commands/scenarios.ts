// Typical sales, of parts.
import type { Outcome } from "../chargebacks.ts";
import { onOrder } from "../command.ts";
import type { MoneyCommand, OrderAction } from "../command.ts";
import { answerOffer, counterOffer, makeOffer, orderAtOffer } from "./bargains.ts";
import { buyBoost, payBoost } from "./boosts.ts";
import { edit, list, order } from "./buying.ts";
import { announceCharge, chargeBack, decideCharged, endDispute } from "./chargebacks.ts";
import { rejectBookings, run, wait } from "./environment.ts";
import { endInvoice, payRight, payWrong, stray } from "./payment.ts";
import { leave, openPayouts } from "./people.ts";
import {
  approveReturn,
  askReturn,
  askReturnLabel,
  cancel,
  confirm,
  contest,
  dispute,
  receiveReturn,
  rejectReturn,
  setStatus,
  shipBack,
} from "./requests.ts";
import { acceptPart, offerPart } from "./settlements.ts";
import { carrier, carrierBack, ship } from "./shipping.ts";
import { clawBack, decideBooking, decideMore, decideWrongSum, resolve } from "./staff.ts";
import {
  changeFee,
  changeUnknown,
  compare,
  contradictPayout,
  decidePayout,
  renameRow,
  unknownPayment,
} from "./statement.ts";
import { bank, voidLink, withdraw } from "./wallet.ts";
import type { BankStep } from "./wallet.ts";
import { NAMES } from "../model.ts";
import type { Price } from "../model.ts";

const HOUR = 3600;

/** Parts that are not actions on the order; `item` says whose item is sold. */
export type Part = OrderAction | { meanwhile: (item: number) => MoneyCommand };
const scheduled: Part = { meanwhile: () => run.with(null) };
const hours = (count: number): Part => ({ meanwhile: () => wait.with(count * HOUR) });
const soldToAnother: Part = {
  meanwhile: (item) =>
    order.with({ item, who: (item + 2) % NAMES.length, voucher: null, wallet: false }),
};
/** Whose order was the newest before that. */
const firstPays: Part = {
  meanwhile: (item) => onOrder({ item, back: 1, part: 0 }, payRight.with(1)),
};
const resolved = (by: "staff" | "portal", resolution: "release" | "refund" | "split") =>
  resolve.with({ by, resolution });
const withdrawn = withdraw.with({ party: "seller", amount: "all" });
const some = withdraw.with({ party: "seller", amount: 10_000 });
const banks = (...steps: BankStep[]) => steps.map((step) => bank.with({ party: "seller", step }));

const meanwhile = (make: (item: number) => MoneyCommand): Part => ({ meanwhile: make });
const boosted = meanwhile((item) => buyBoost.with({ item, name: "boost_3d", twice: false }));
const boostPaid = (off: 0 | 1_000) => meanwhile((item) => payBoost.with({ item, off, back: 0 }));
const gone = meanwhile((item) => edit.with({ item, price: null }));
const taken = (how: { amount?: number; listed?: boolean; told?: boolean } = {}) =>
  meanwhile(() => chargeBack.with({ pick: 0, amount: null, listed: true, told: true, ...how }));
const won = meanwhile(() => endDispute.with({ pick: 0, end: "win", told: true }));
const announced = meanwhile(() => announceCharge.with(0));
const decides = (outcome: Outcome) =>
  meanwhile(() => decideCharged.with({ pick: 0, outcome, twice: false }));
const compared = meanwhile(() => compare.with(true));
const costs = (fee: 0 | 4_995 | 10_000_000) => meanwhile(() => changeFee.with({ pick: 0, fee }));
const renamed = (to: "another reference" | "another type") =>
  meanwhile(() => renameRow.with({ pick: 0, to }));
const unknown = meanwhile(() => unknownPayment.with(30_000));
const garbled = meanwhile(() => changeUnknown.with({ pick: 0, change: "writes nonsense" }));
const left = meanwhile((item) => leave.with(item));
const buyerLeft = meanwhile((item) => leave.with((item + 1) % NAMES.length));
/** Sold to Citra, whose savings pay all of 150,000 and a part of 2,500,000. */
const fromWallet = (price: Price) => [
  meanwhile((item) => list.with({ item, price })),
  meanwhile((item) => order.with({ item, who: 2, voucher: null, wallet: true })),
];
const banned = meanwhile((item) => openPayouts.with(item));

const noBookings = meanwhile(() => rejectBookings.with(1_000));
const listed = meanwhile(() => contradictPayout.with({ pick: 0, change: "has it again" }));
const decidedPaid = meanwhile(() => decidePayout.with({ pick: 0, outcome: "paid" }));
const decidedUnpaid = meanwhile(() => decidePayout.with({ pick: 0, outcome: "not_paid" }));
const own = ship.with({ own: true, number: 1002 });

const paid = [payRight.with(1), scheduled];
const picked = carrier.with("picked");
const delivered = carrier.with("delivered");
const sold = [...paid, picked, delivered, confirm.with("buyer")];
const approved = approveReturn.with("seller");
const returning = [...paid, picked, delivered, askReturn.with("buyer")];
const labelled = [...returning, approved, askReturnLabel.with("buyer")];
const backWithSeller = [...labelled, carrierBack.with("delivered")];
const ownCourier = [...paid, ship.with({ own: true, number: 1000 })];
const offers = (part: number | "all" | "more") => offerPart.with({ side: "seller", part });
const accepts = acceptPart.with("buyer");
const BACK = { side: "staff", status: "CANCELLED" } as const;
const DENIED = { side: "staff", status: "COMPLETED" } as const;

// Typical sales at an offer's price. The listing's first order ends in its own time.
const made = [
  meanwhile((item) => list.with({ item, price: 150_000 })),
  meanwhile((item) => makeOffer.with({ item, who: (item + 1) % NAMES.length, share: 0.6 })),
];
const accepted = (side: "buyer" | "seller") =>
  meanwhile((item) => answerOffer.with({ item, side, step: "accept", twice: false }));
const agreed = [...made, accepted("seller")];
const countered = [...made, meanwhile((item) => counterOffer.with(item)), accepted("buyer")];
const atOffer = (late: 30_000 | null = null, wallet = false) =>
  meanwhile((item) => orderAtOffer.with({ item, late, wallet, thief: false }));

/** Six, so that voucher and price of the scenarios after them stay what they were. */
const OFFERS: Part[][] = [
  [...countered, atOffer(), ...sold, clawBack.with(false)],
  // The price changes meanwhile.
  [...agreed, atOffer(30_000), ...paid, cancel.with("buyer")],
  // Ended unpaid, an order leaves the offer usable.
  [...agreed, atOffer(), hours(5), atOffer(), ...sold],
  // The offer is over.
  [...agreed, hours(25), atOffer()],
  [...agreed, atOffer(null, true), ...returning, approved, receiveReturn.with("seller")],
  [...agreed, atOffer(), payWrong.with(-9_000), scheduled, decideWrongSum.with("cover"), picked],
];

/** The carrier has the parcel, and then says something else than that it arrives. */
const SENT_BACK: Part[][] = [
  [...paid, picked, carrier.with("return_in_transit"), scheduled, carrier.with("returned")],
  [...paid, picked, carrier.with("rejected"), hours(15 * 24), setStatus.with(BACK)],
  [...paid, picked, carrier.with("disposed"), hours(15 * 24), confirm.with("buyer")],
  [...paid, picked, carrier.with("on_hold"), hours(15 * 24), delivered, hours(49)],
];

/** In the order in which they are played. */
export const SCENARIOS: Part[][] = [
  ...OFFERS,
  [...paid, taken(), compared, garbled],
  [...paid, hours(25), costs(4_995), hours(25), costs(0), hours(25), costs(10_000_000), hours(25)],
  [...paid, compared, renamed("another reference"), compared, cancel.with("seller")],
  [unknown, scheduled, compared, ...paid],
  [...sold, announced, decides("withdraw"), withdrawn],
  [
    ...paid,
    taken(),
    scheduled,
    ship.with({ own: true, number: 1003 }),
    scheduled,
    decides("claims"),
    confirm.with("buyer"),
  ],
  [...sold, buyerLeft, clawBack.with(false)],
  [...fromWallet(2_500_000), hours(49)],
  [...fromWallet(150_000), cancel.with("seller")],
  [...paid, picked, carrier.with("disposed"), hours(49), resolved("staff", "refund")],
  [...sold, clawBack.with(false)],
  [...sold, withdrawn, ...banks("claim", "complete"), clawBack.with(false)],
  [...sold, withdrawn, ...banks("fail", "complete")],
  [...sold, withdrawn, ...banks("fail"), withdrawn, ...banks("complete", "return")],
  [...sold, some, some, voidLink.with("seller"), withdrawn, hours(73)],
  [...paid, picked, delivered, hours(49), clawBack.with(false)],
  [...returning, approved, receiveReturn.with("seller")],
  [...returning, rejectReturn.with("seller"), dispute.with("buyer")],
  [...returning, hours(49), hours(8 * 24)],
  [...returning, approved, askReturnLabel.with("buyer"), carrierBack.with("delivered"), hours(49)],
  [...paid, picked, dispute.with("buyer"), resolved("staff", "refund")],
  [...paid, dispute.with("buyer"), resolved("portal", "refund")],
  [...paid, dispute.with("buyer"), resolved("portal", "release"), clawBack.with(false)],
  [payWrong.with(-1), scheduled, cancel.with("seller"), decideWrongSum.with("refund")],
  [payWrong.with(1_000), scheduled, decideWrongSum.with("refund")],
  [payWrong.with(1_000), scheduled, decideWrongSum.with("apply"), picked],
  [payWrong.with(-9_000), scheduled, decideWrongSum.with("cover"), cancel.with("buyer")],
  [
    payWrong.with(-9_000),
    scheduled,
    decideWrongSum.with("cover"),
    scheduled,
    picked,
    delivered,
    confirm.with("buyer"),
    clawBack.with(false),
  ],
  [
    payWrong.with(-9_000),
    scheduled,
    decideWrongSum.with("cover"),
    picked,
    dispute.with("buyer"),
    resolved("staff", "refund"),
  ],
  [...paid, cancel.with("buyer")],
  [...paid, hours(5), cancel.with("buyer"), cancel.with("seller")],
  [...paid, hours(8 * 24)],
  [...paid, picked, hours(15 * 24)],
  [hours(5), payRight.with(1)],
  [hours(49), payRight.with(1)],
  [endInvoice.with("expire"), soldToAnother, firstPays, payRight.with(1)],
  [cancel.with("buyer"), payRight.with(1)],
  [...ownCourier, scheduled, confirm.with("buyer")],
  [...ownCourier, scheduled, hours(18 * 24)],
  ...SENT_BACK,
  [
    ...paid,
    ship.with({ own: true, number: 1001 }),
    scheduled,
    dispute.with("buyer"),
    resolved("staff", "refund"),
  ],
  [...returning, approved, shipBack.with("buyer"), hours(8 * 24), receiveReturn.with("seller")],
  [...returning, approved, askReturnLabel.with("buyer"), receiveReturn.with("seller"), hours(49)],
  [...backWithSeller, contest.with("seller"), hours(49), resolved("staff", "release")],
  [...backWithSeller, contest.with("seller"), resolved("staff", "split"), clawBack.with(false)],
  [...returning, offers(10_000), offers("all"), accepts],
  [...labelled, offers("more"), offers(1), accepts, scheduled],
  [...ownCourier, dispute.with("buyer"), offers("all"), accepts, offers(10_000), accepts],
  [...backWithSeller, hours(47), contest.with("seller"), resolved("portal", "refund")],
  [
    ...returning,
    approved,
    shipBack.with("buyer"),
    dispute.with("buyer"),
    resolved("staff", "refund"),
  ],
  [...returning, approved, shipBack.with("buyer"), hours(8 * 24), setStatus.with(DENIED)],
  [boosted, boostPaid(0), gone, hours(73)],
  [boosted, gone, boostPaid(0), scheduled],
  [boosted, boostPaid(1_000), boosted, hours(2)],
  [stray.with(0), payRight.with(1), scheduled, decideMore.with("refund")],
  [...paid, taken(), compared, confirm.with("buyer"), decides("claims"), confirm.with("buyer")],
  [...paid, picked, delivered, taken(), scheduled, hours(49), decides("cancel"), won, scheduled],
  [...sold, taken({ told: false }), compared, decides("seller"), won, compared, taken(), compared],
  [...paid, cancel.with("seller"), taken(), scheduled, decides("buyer"), won, compared],
  [...sold, taken(), scheduled, withdrawn, hours(25)],
  [...paid, taken({ amount: 20_000 }), compared, decides("claims"), cancel.with("seller"), won],
  [
    ...sold,
    withdrawn,
    ...banks("claim", "complete"),
    taken(),
    compared,
    decides("seller"),
    hours(25),
  ],
  [...sold, withdrawn, ...banks("claim", "complete"), left, clawBack.with(false)],
  [noBookings, ...paid, own, hours(49), decideBooking.with("not_booked"), confirm.with("buyer")],
  [noBookings, ...paid, own, hours(49), decideBooking.with("booked"), hours(15 * 24)],
  [...sold, withdrawn, hours(15 * 24), listed, compared, decidedPaid, decidedUnpaid],
  [...paid, compared, renamed("another type"), compared],
  [...sold, banned, withdrawn, ...banks("claim", "complete"), hours(25)],
];
