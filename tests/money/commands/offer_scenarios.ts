// Typical sales at an offer's price. The listing's first order ends in its own time.
import { NAMES } from "../model.ts";
import { answerOffer, counterOffer, makeOffer, orderAtOffer } from "./bargains.ts";
import { list } from "./buying.ts";
import { approved, hours, meanwhile, paid, picked, returning, scheduled, sold } from "./parts.ts";
import type { Part } from "./parts.ts";
import { payWrong } from "./payment.ts";
import { cancel, receiveReturn } from "./requests.ts";
import { clawBack, decideWrongSum } from "./staff.ts";

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
export const OFFERS: Part[][] = [
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
