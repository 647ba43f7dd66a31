/** A step of a run: a value that fast-check draws and shrinks, that can be done to a world and told in words. */
import * as fc from "fast-check";
import { NAMES, orderAt } from "./world.ts";
import type { Target, World } from "./world.ts";
import type { BookedOrder } from "./books.ts";

export interface Step {
  act(world: World): Promise<void>;
  toString(): string;
}

/** One kind of step. `wish` draws its details. */
export interface Verb<W> {
  weight: number;
  wish: fc.Arbitrary<W>;
  tell(wish: W): string;
  act(world: World, wish: W): Promise<void>;
}

/** A kind of step that is about one order; it does nothing while that order does not exist. */
export interface OrderVerb<W> {
  weight: number;
  wish: fc.Arbitrary<W>;
  tell(wish: W): string;
  act(world: World, order: BookedOrder, wish: W): Promise<void>;
}

/** What an order verb will do, before it is said to which order. */
export interface Deed {
  act(world: World, order: BookedOrder): Promise<void>;
  toString(): string;
}

export interface Weighted<T> {
  weight: number;
  arbitrary: fc.Arbitrary<T>;
}

export const target: fc.Arbitrary<Target> = fc.record({
  item: fc.nat(NAMES.length - 1),
  back: fc.constantFrom<(0 | 1)[]>(0, 0, 0, 0, 1),
});

/** Which of the run's vouchers an order uses. */
export type Voucher = 0 | 1 | null;
export const voucher: fc.Arbitrary<Voucher> = fc.constantFrom<Voucher[]>(null, null, null, 0, 1);

/** A kind of step as commands/index.ts draws from it; `with` makes the one with exactly these details. */
export interface Kind<T, W> extends Weighted<T> {
  with(wish: W): T;
}

/** Declares a kind of step. */
export function verb<W>({ weight, wish, tell, act }: Verb<W>): Kind<Step, W> {
  const make = (drawn: W): Step => ({
    act: (world) => act(world, drawn),
    toString: () => tell(drawn),
  });
  return { weight, arbitrary: wish.map(make), with: make };
}

/** Declares a kind of step about one order, which can also be raced against another. */
export function orderVerb<W>({ weight, wish, tell, act }: OrderVerb<W>): Kind<Deed, W> {
  const make = (drawn: W): Deed => ({
    act: (world, order) => act(world, order, drawn),
    toString: () => tell(drawn),
  });
  return { weight, arbitrary: wish.map(make), with: make };
}

/** Does these deeds to one order, all in the same instant. */
export function stepOf(at: Target, ...deeds: Deed[]): Step {
  return {
    act: async (world) => {
      const order = orderAt(world, at);
      if (order === null) return;
      const done = await Promise.allSettled(deeds.map((deed) => deed.act(world, order)));
      for (const each of done) if (each.status === "rejected") throw each.reason;
    },
    toString: () => `${told(at)}: ${deeds.join(" AND AT ONCE ")}`,
  };
}

const told = ({ item, back }: Target) =>
  back === 0
    ? `the order of ${NAMES[item]}'s item`
    : `the order before that of ${NAMES[item]}'s item`;

/** One of these, the heavier the more often. */
export const oneOf = <T>(kinds: Weighted<T>[]): fc.Arbitrary<T> => fc.oneof(...kinds);
