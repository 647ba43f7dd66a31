/** How sales usually go. A run plays such plots up to some point and then does as it likes: without them few would come far. */
import * as fc from "fast-check";
import { stepOf } from "../step.ts";
import type { Deed, Step, Voucher } from "../step.ts";
import { NAMES, PRICES } from "../world.ts";
import type { Price } from "../world.ts";
import { tick, wait } from "./nature.ts";
import { carrier, carrierBack } from "./parcel.ts";
import {
  approveReturn,
  askReturn,
  askReturnLabel,
  cancel,
  confirm,
  dispute,
  receiveReturn,
  rejectReturn,
} from "./parties.ts";
import { endInvoice, payRight, payWrong } from "./payment.ts";
import { list, order } from "./shop.ts";
import { clawBack, decideWrongSum, resolve } from "./staff.ts";
import { bank, voidLink, withdraw } from "./wallet.ts";
import type { BanksVerb } from "./wallet.ts";

const HOUR = 3600;

/** What is not about the order is made from whose item is sold. */
type Part = Deed | { meanwhile: (item: number) => Step };
const ticked: Part = { meanwhile: () => tick.with(null) };
const hours = (count: number): Part => ({ meanwhile: () => wait.with(count * HOUR) });
const soldToAnother: Part = {
  meanwhile: (item) => order.with({ item, who: (item + 2) % NAMES.length, voucher: null }),
};
/** Whose order was the newest before that. */
const firstPays: Part = { meanwhile: (item) => stepOf({ item, back: 1 }, payRight.with(1)) };
const resolved = (by: "staff" | "portal", resolution: "release" | "refund") =>
  resolve.with({ by, resolution });
const withdrawn = withdraw.with({ party: "seller", amount: "all" });
const some = withdraw.with({ party: "seller", amount: 10_000 });
const banks = (...verbs: BanksVerb[]) => verbs.map((verb) => bank.with({ party: "seller", verb }));

const paid = [payRight.with(1), ticked];
const picked = carrier.with("picked");
const delivered = carrier.with("delivered");
const sold = [...paid, picked, delivered, confirm.with("buyer")];
const approved = approveReturn.with("seller");
const returning = [...paid, picked, delivered, askReturn.with("buyer")];

const PLOTS: Part[][] = [
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
  [payWrong.with(-1), ticked, cancel.with("seller"), decideWrongSum.with("refund")],
  [payWrong.with(1_000), ticked, decideWrongSum.with("refund")],
  [payWrong.with(1_000), ticked, decideWrongSum.with("apply"), picked],
  [payWrong.with(-9_000), ticked, decideWrongSum.with("cover"), cancel.with("buyer")],
  [
    payWrong.with(-9_000),
    ticked,
    decideWrongSum.with("cover"),
    confirm.with("buyer"),
    clawBack.with(false),
  ],
  [
    payWrong.with(-9_000),
    ticked,
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
  [
    endInvoice.with("expire"),
    soldToAnother,
    firstPays,
    payRight.with(1),
  ],
  [cancel.with("buyer"), payRight.with(1)],
];

/** Where a plot ends in a run: after so many of its parts, the last of them at once with `beside`. */
export interface Cut {
  which: number;
  length: number;
  /** "itself": a button that was pressed twice. */
  beside: Deed | "itself" | null;
}

export const cut = (deeds: fc.Arbitrary<Deed>): fc.Arbitrary<Cut> =>
  fc.record({
    which: fc.nat(PLOTS.length - 1),
    length: fc.nat(Math.max(...PLOTS.map((plot) => plot.length))),
    beside: fc.oneof(
      { weight: 2, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constant("itself" as const) },
      { weight: 1, arbitrary: deeds },
    ),
  });

/** What a plot is about. */
export interface Sale {
  item: number;
  price: Price;
  voucher: Voucher;
}

/** The steps of a plot up to its cut, with a new item of this neighbour. */
export function play({ item, price, voucher }: Sale, { which, length, beside }: Cut): Step[] {
  const at = { item, back: 0 } as const;
  const parts = PLOTS[which]!.slice(0, length);
  const told = (part: Part, isLast: boolean): Step => {
    if ("meanwhile" in part) return part.meanwhile(item);
    if (!isLast || beside === null) return stepOf(at, part);
    return stepOf(at, part, beside === "itself" ? part : beside);
  };
  return [
    list.with({ item, price }),
    order.with({ item, who: (item + 1) % NAMES.length, voucher }),
    ...parts.map((part, index) => told(part, index === parts.length - 1)),
  ];
}

/** Every plot to its end, every other one with the great voucher; three neighbours' in a run. */
export function playAll(): Step[][] {
  const runs: Step[][] = [];
  for (const [which, { length }] of PLOTS.entries()) {
    const voucher = which % 2 === 0 ? null : 1;
    const sale = { item: which % 3, price: PRICES[which % PRICES.length]!, voucher } as const;
    const steps = play(sale, { which, length, beside: null });
    if (which % 3 === 0) runs.push(steps);
    else runs.at(-1)!.push(...steps);
  }
  return runs;
}
