/** Offers, deletions and blocks lock in one order. */
import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { answer, bargain, openOffer } from "../../support/offers.ts";
import { list } from "../../support/sale.ts";

const market = useMarket();
const ROUNDS = 8;

const live = (listing_id: string) =>
  market.database.admin`
    select from private.offers
    where listing_id = ${listing_id} and status in ('open', 'accepted')`;

test(
  "both parties' deletions, a block and steps at once end without a deadlock",
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [deal, other] = [await bargain(market), await bargain(market)];
      const back = {
        seller: deal.buyer,
        buyer: deal.seller,
        listing_id: await list(market, deal.buyer),
      };
      const ids = [await openOffer(market, deal), await openOffer(market, back)];
      const across = { ...other, buyer: deal.buyer };
      const third = await openOffer(market, across);
      const answers = await Promise.all([
        market.as(deal.buyer).delete("/auth/me"),
        market.as(deal.seller).delete("/auth/me"),
        answer(market, deal.seller, ids[0]!, "counter", { price: 130_000 }),
        answer(market, back.seller, ids[1]!, "accept"),
        answer(market, other.seller, third, "counter", { price: 130_000 }),
        market.as(other.seller).put(`/auth/users/${deal.buyer.id}/block`),
      ]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      for (const { listing_id } of [deal, back, other]) expect(await live(listing_id)).toEqual([]);
    }
    const [{ deadlocks }] = await market.database.admin<[{ deadlocks: number }]>`
    select deadlocks::integer from pg_stat_database where datname = current_database()`;
    expect(deadlocks).toBe(0);
  },
  120_000,
);
