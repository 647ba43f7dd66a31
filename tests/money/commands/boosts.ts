import * as fc from "fast-check";
import { command } from "../command.ts";
import { item, NAMES, within } from "../model.ts";
import type { Model } from "../model.ts";

const PACKAGES = ["boost_1d", "boost_3d"] as const;

export const buyBoost = command({
  weight: 3,
  input: fc.record({ item, name: fc.constantFrom(...PACKAGES), twice: fc.boolean() }),
  describe: ({ item, name, twice }) =>
    `${NAMES[item]} buys ${name} for their item${twice ? ", twice at once" : ""}`,
  run: async ({ market, users, listings }, { item, name, twice }) => {
    const buy = async () =>
      within(
        await market.as(users[item]!).post("/boosts", {
          listing_id: listings[item],
          package: name,
        }),
        ...[201, 403, 404, 409, 503],
      );
    await Promise.all(twice ? [buy(), buy()] : [buy()]);
  },
});

/** Off: how much more or less than the price is paid. */
export const payBoost = command({
  weight: 4,
  input: fc.record({ item, off: fc.constantFrom(0, 0, 0, 0, -1, 1_000), back: fc.nat(1) }),
  describe: ({ item, off }) => `${NAMES[item]} pays for a boost${off === 0 ? "" : `, ${off} off`}`,
  run: async (model, { item, off, back }) => {
    const boost = boostAt(model, item, back);
    if (boost === undefined) return;
    const body = { amount: boost.price + off };
    const path = `/payment/invoices/${boost.reference}/pay`;
    const paid = within(await model.market.sandbox(path, body), 200, 404);
    if (paid.status === 200) model.boosted.set(boost.reference, paid.body.paid_amount);
  },
});

export const endBoostInvoice = command({
  weight: 1,
  input: fc.record({ item, end: fc.constantFrom("expire", "fail") }),
  describe: ({ item, end }) => `the provider lets the boost's invoice of ${NAMES[item]} ${end}`,
  run: async (model, { item, end }) => {
    const boost = boostAt(model, item, 0);
    if (boost === undefined) return;
    const path = `/payment/invoices/${boost.reference}/${end}`;
    within(await model.market.sandbox(path), 200, 404);
  },
});

const boostAt = ({ books, users }: Model, item: number, back: number) =>
  books.boosts.filter(({ seller_id }) => seller_id === users[item]!.id).at(-1 - back);
