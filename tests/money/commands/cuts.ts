// A run follows a typical sale up to a cut and continues at random: purely random runs rarely get far.
import * as fc from "fast-check";
import { onOrder, sequence } from "../command.ts";
import type { MoneyCommand, OrderAction } from "../command.ts";
import { NAMES, PRICES } from "../model.ts";
import type { Price, Voucher } from "../model.ts";
import { list, orderBundle } from "./buying.ts";
import type { Part } from "./scenarios.ts";
import { SCENARIOS } from "./scenarios.ts";

/** Where a run leaves a scenario: after so many parts, the last of them concurrent with `beside`. */
export interface Cut {
  which: number;
  length: number;
  /** "itself": the same request twice. */
  beside: OrderAction | "itself" | null;
}

export const cut = (action: fc.Arbitrary<OrderAction>): fc.Arbitrary<Cut> =>
  fc.record({
    which: fc.nat(SCENARIOS.length - 1),
    length: fc.nat(Math.max(...SCENARIOS.map(({ length }) => length))),
    beside: fc.oneof(
      { weight: 2, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constant("itself" as const) },
      { weight: 1, arbitrary: action },
    ),
  });

export interface Sale {
  item: number;
  price: Price;
  voucher: Voucher;
  /** What is bought with it. */
  others: Price[];
}

/** The commands of a scenario up to its cut, with a new item of this user. */
export function scenario({ item, price, ...bought }: Sale, { which, length, beside }: Cut) {
  const parts = SCENARIOS[which]!.slice(0, length);
  const toCommand = (part: Part, index: number): MoneyCommand => {
    if ("meanwhile" in part) return part.meanwhile(item);
    const last = index === parts.length - 1 ? beside : null;
    const others = last === null ? [] : [last === "itself" ? part : last];
    return onOrder({ item, back: 0, part: 0 }, part, ...others);
  };
  return [
    list.with({ item, price }),
    orderBundle.with({ item, who: (item + 1) % NAMES.length, wallet: false, ...bought }),
    ...parts.map(toCommand),
  ];
}

const BOUGHT_WITH: Record<number, Price[]> = { 2: [30_000], 5: [150_000, 30_000] };

/** Every scenario in full, two of seven as a bundle, every other one with the large voucher; three users per run, two each. */
export function fullScenarios(): MoneyCommand[][] {
  const all = SCENARIOS.map(({ length }, which) => {
    const voucher = which % 2 === 0 ? null : 1;
    const price = PRICES[which % PRICES.length]!;
    const others = BOUGHT_WITH[which % 7] ?? [];
    return sequence(
      scenario({ item: which % 3, price, voucher, others }, { which, length, beside: null }),
    );
  });
  return all.flatMap((_, index) => index % 6 === 0 ? [all.slice(index, index + 6)] : []);
}
