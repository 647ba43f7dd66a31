/** Every kind of step, and how a run is drawn: stretches of a usual sale among single steps of any kind. */
import * as fc from "fast-check";
import { oneOf, stepOf, target, voucher } from "../step.ts";
import type { Deed, Step, Weighted } from "../step.ts";
import { NAMES, PRICES } from "../world.ts";
import type { Target } from "../world.ts";
import * as nature from "./nature.ts";
import * as parcel from "./parcel.ts";
import * as parties from "./parties.ts";
import * as payment from "./payment.ts";
import { cut, play, playAll } from "./plots.ts";
import * as shop from "./shop.ts";
import * as staff from "./staff.ts";
import * as wallet from "./wallet.ts";

const deeds: Weighted<Deed>[] = [payment, parcel, parties, staff, wallet].flatMap(
  Object.values<Weighted<Deed>>,
);
const events: Weighted<Step>[] = [shop, nature].flatMap(Object.values<Weighted<Step>>);

const alone = fc.record({ at: target, deed: oneOf(deeds) }).map(({ at, deed }) => stepOf(at, deed));
const raced = fc.record({ at: target, one: oneOf(deeds), other: oneOf(deeds) })
  .map(({ at, one, other }) => stepOf(at, one, other));
/** A page that is loaded twice, a button that is pressed twice. */
const doubled = fc.record({ at: target, deed: oneOf(deeds) })
  .map(({ at, deed }) => stepOf(at, deed, deed));
const single: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: alone },
  { weight: 3, arbitrary: oneOf(events) },
  { weight: 2, arbitrary: raced },
  { weight: 1, arbitrary: doubled },
);

/** One more thing that happens to the order of a sale. */
const more: fc.Arbitrary<(at: Target) => Step> = fc.oneof(
  { weight: 6, arbitrary: oneOf(deeds).map((deed) => (at: Target) => stepOf(at, deed)) },
  { weight: 2, arbitrary: oneOf(events).map((step) => () => step) },
);

const sale = fc.record({
  item: fc.nat(NAMES.length - 1),
  price: fc.constantFrom(...PRICES),
  voucher,
  until: cut(oneOf(deeds)),
  then: fc.array(more, { maxLength: 4, size: "max" }),
}).map(({ item, price, voucher, until, then }) => {
  const at = { item, back: 0 } as const;
  return [...play({ item, price, voucher }, until), ...then.map((make) => make(at))];
});

/** What every proof begins with: each plot, from its beginning to its end. */
export const examples: [Step[]][] = playAll().map((steps) => [steps]);

/** The steps of one run. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: single.map((step) => [step]) },
    { weight: 1, arbitrary: sale },
  ),
  { minLength: 1, maxLength: 16, size: "max" },
).map((stretches) => stretches.flat());
