/** How sales usually go. A run plays such plots up to some point and then does as it likes: without them few would come far. */
import * as fc from "fast-check";
import { stepOf } from "../step.ts";
import type { Deed, Step } from "../step.ts";
import { NAMES } from "../world.ts";
import type { Price } from "../world.ts";
import { tick, wait } from "./nature.ts";
import { carrier } from "./parcel.ts";
import {
  approveReturn,
  askReturn,
  cancel,
  confirm,
  dispute,
  receiveReturn,
  rejectReturn,
} from "./parties.ts";
import { endInvoice, payRight, payWrong } from "./payment.ts";
import { clawBack, resolve } from "./staff.ts";
import { list, order } from "./shop.ts";

const HOUR = 3600;

type Part = Deed | { meanwhile: Step };
const meanwhile = (step: Step): Part => ({ meanwhile: step });
const ticked = meanwhile(tick.with(null));
const hours = (count: number) => meanwhile(wait.with(count * HOUR));

const paid = [payRight.with(1), ticked];
const picked = carrier.with("picked");
const delivered = carrier.with("delivered");

const PLOTS: Part[][] = [
  [...paid, picked, delivered, confirm.with("buyer"), clawBack.with(false)],
  [...paid, picked, delivered, hours(49), clawBack.with(false)],
  [
    ...paid,
    picked,
    delivered,
    askReturn.with("buyer"),
    approveReturn.with("seller"),
    receiveReturn.with("seller"),
  ],
  [...paid, delivered, askReturn.with("buyer"), rejectReturn.with("seller"), dispute.with("buyer")],
  [...paid, delivered, askReturn.with("buyer"), hours(49), hours(8 * 24)],
  [...paid, picked, dispute.with("buyer"), resolve.with("refund")],
  [...paid, dispute.with("buyer"), resolve.with("release"), clawBack.with(false)],
  [payWrong.with(-1), ticked, cancel.with("seller")],
  [...paid, cancel.with("buyer")],
  [...paid, hours(8 * 24)],
  [...paid, picked, hours(15 * 24)],
  [hours(5), payRight.with(1)],
  [endInvoice.with("expire"), payRight.with(1)],
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

/** The steps of a plot up to its cut, with a new item of this neighbour. */
export function play(item: number, price: Price, { which, length, beside }: Cut): Step[] {
  const at = { item, back: 0 } as const;
  const parts = PLOTS[which]!.slice(0, length);
  const told = (part: Part, isLast: boolean): Step => {
    if ("meanwhile" in part) return part.meanwhile;
    if (!isLast || beside === null) return stepOf(at, part);
    return stepOf(at, part, beside === "itself" ? part : beside);
  };
  return [
    list.with({ item, price }),
    order.with({ item, who: (item + 1) % NAMES.length }),
    ...parts.map((part, index) => told(part, index === parts.length - 1)),
  ];
}
