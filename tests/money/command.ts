import * as fc from "fast-check";
import type { Market } from "../support/market.ts";
import type { BookedOrder } from "./books.ts";
import { checkBooks } from "./check_books.ts";
import { NAMES, orderAt } from "./model.ts";
import type { Model, Target } from "./model.ts";

export type MoneyCommand = fc.AsyncCommand<Model, Market>;

/** An action on an order that is chosen later. */
export interface OrderAction {
  run(model: Model, order: BookedOrder): Promise<void>;
  toString(): string;
}

/** `input` draws the arguments of `run`. */
interface Definition<A extends unknown[], I> {
  weight: number;
  input: fc.Arbitrary<I>;
  describe(input: I): string;
  run(...args: [...A, I]): Promise<void>;
}

/** `with` makes the command with exactly this input. */
interface Kind<T, I> extends fc.WeightedArbitrary<T> {
  with(input: I): T;
}

function kind<T, I>({ weight, input }: Definition<never, I>, make: (input: I) => T): Kind<T, I> {
  return { weight, arbitrary: input.map(make), with: make };
}

export function command<I>(definition: Definition<[Model], I>): Kind<MoneyCommand, I> {
  return kind(
    definition,
    (input) => toCommand(definition.describe(input), (model) => definition.run(model, input)),
  );
}

export function orderAction<I>(
  definition: Definition<[Model, BookedOrder], I>,
): Kind<OrderAction, I> {
  return kind(definition, (input) => ({
    run: (model, order) => definition.run(model, order, input),
    toString: () => definition.describe(input),
  }));
}

/** Runs these actions on one order concurrently; skipped while there is no such order. */
export function onOrder(target: Target, ...actions: OrderAction[]): MoneyCommand {
  const { item, back, part } = target;
  const which = `the order ${back === 0 ? "" : "before that "}of ${NAMES[item]}'s item` +
    (part === 0 ? "" : ` (or its part ${part})`);
  return toCommand(`${which}: ${actions.join(" AND AT ONCE ")}`, async (model) => {
    const order = orderAt(model, target)!;
    const done = await Promise.allSettled(actions.map((action) => action.run(model, order)));
    for (const each of done) if (each.status === "rejected") throw each.reason;
  }, (model) => orderAt(model, target) !== null);
}

/** Several commands that are drawn and shrunk as one. */
export function sequence(commands: MoneyCommand[]): MoneyCommand {
  return {
    check: () => true,
    run: (model, real) => fc.asyncModelRun(() => ({ model, real }), commands),
    toString: () => commands.join("; "),
  };
}

function toCommand(
  description: string,
  run: (model: Model) => Promise<void>,
  check: MoneyCommand["check"] = () => true,
): MoneyCommand {
  return {
    check,
    run: async (model) => {
      model.log.push(description);
      await run(model);
      await checkBooks(model);
    },
    toString: () => description,
  };
}
