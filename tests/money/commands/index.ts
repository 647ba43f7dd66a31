import * as fc from "fast-check";
import { onOrder, sequence } from "../command.ts";
import type { MoneyCommand, OrderAction } from "../command.ts";
import { item, others, part, price, target, voucher } from "../model.ts";
import type { Price } from "../model.ts";
import * as bargains from "./bargains.ts";
import * as boosts from "./boosts.ts";
import * as buying from "./buying.ts";
import * as chargebacks from "./chargebacks.ts";
import * as environment from "./environment.ts";
import * as payment from "./payment.ts";
import * as people from "./people.ts";
import * as requests from "./requests.ts";
import { cut, fullScenarios, scenario } from "./cuts.ts";
import * as settlements from "./settlements.ts";
import * as shipping from "./shipping.ts";
import * as staff from "./staff.ts";
import * as statement from "./statement.ts";
import * as wallet from "./wallet.ts";

const action = fc.oneof(
  ...[payment, shipping, requests, settlements, staff, wallet].flatMap(
    Object.values<fc.WeightedArbitrary<OrderAction>>,
  ),
);
const event = fc.oneof(
  ...[bargains, boosts, buying, chargebacks, environment, people, statement].flatMap(
    Object.values<fc.WeightedArbitrary<MoneyCommand>>,
  ),
);

const alone = fc.tuple(target, action).map(([at, one]) => onOrder(at, one));
const raced = fc.tuple(target, action, action).map(([at, one, other]) => onOrder(at, one, other));
/** The same request twice. */
const doubled = fc.tuple(target, action).map(([at, one]) => onOrder(at, one, one));
const single = fc.oneof(
  { weight: 6, arbitrary: alone },
  { weight: 3, arbitrary: event },
  { weight: 2, arbitrary: raced },
  { weight: 1, arbitrary: doubled },
);

/** A random action on an order of a scenario. */
const more: fc.Arbitrary<(item: number) => MoneyCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(part, action).map(([part, one]) => (item: number) =>
      onOrder({ item, back: 0, part }, one)
    ),
  },
  { weight: 2, arbitrary: event.map((one) => () => one) },
);

const sale = fc.record({
  item,
  price,
  voucher,
  others: fc.oneof(
    { weight: 2, arbitrary: fc.constant<Price[]>([]) },
    { weight: 1, arbitrary: others },
  ),
  until: cut(action),
  then: fc.array(more, { maxLength: 4, size: "max" }),
}).map(({ until, then, ...sale }) =>
  sequence([...scenario(sale, until), ...then.map((make) => make(sale.item))])
);

/** Every proof starts with all scenarios in full. */
export const examples: [MoneyCommand[]][] = fullScenarios().map((commands) => [commands]);

/** Single commands of any kind between parts of scenarios. */
export const commandLists = (replayPath?: string): fc.Arbitrary<Iterable<MoneyCommand>> =>
  fc.commands([single, sale], {
    maxCommands: 16,
    size: "max",
    ...(replayPath === undefined ? {} : { replayPath }),
  });
