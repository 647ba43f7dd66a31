/** Offers under concurrent calls. */
import { expect, test } from "vitest";
import { atOnce, RACING, tally, useMarket } from "../../support/market.ts";
import type { Answer } from "../../support/market.ts";
import { offersOf } from "../../support/offers.ts";
import type { Bargain } from "../../support/offers.ts";

const market = useMarket(RACING);
const { acceptedOffer, answer, bargain, offer, offerOrder, openOffer } = offersOf(market);
const ROUNDS = 4;

const rowsOf = (listing_id: string) =>
  market.sql<{ id: string; status: string; ended_because: string | null }[]>`
    select id, status, ended_because from private.offers
    where listing_id = ${listing_id} order by created_at`;

const live = async (listing_id: string) =>
  (await rowsOf(listing_id)).filter(({ status }) => ["open", "accepted"].includes(status));

test("twenty accepts at once are one acceptance", async () => {
  const deal = await bargain();
  for (let round = 0; round < ROUNDS; round++) {
    const one = { ...deal, listing_id: await deal.seller.list() };
    const id = await openOffer(one);
    const answers = await atOnce(20, () => answer(one.seller, id, "accept"));
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
    const [{ told }] = await market.sql<[{ told: number }]>`
      select count(*)::integer as told from private.jobs
      where kind = 'offers_tell' and key = ${`${id}:accepted`}`;
    expect(told).toBe(1);
  }
});

test("two offers of one buyer at once leave one", async () => {
  const deal = await bargain();
  for (let round = 0; round < ROUNDS; round++) {
    const listing_id = await deal.seller.list();
    const answers = await Promise.all(
      [110_000, 120_000].map((price) => offer(deal.buyer, listing_id, price)),
    );
    expect(tally(answers)).toEqual({ 201: 1, 409: 1 });
    expect(await live(listing_id)).toHaveLength(1);
  }
});

const against: [string, (deal: Bargain, id: string) => Promise<Answer>][] = [
  ["a withdrawal", ({ buyer }, id) => answer(buyer, id, "withdraw")],
  [
    "a change of the price",
    ({ seller, listing_id }) => seller.patch(`/listings/${listing_id}`, { price: 140_000 }),
  ],
  ["a block", ({ seller, buyer }) => buyer.put(`/auth/users/${seller.id}/block`)],
  ["a deletion", ({ seller, listing_id }) => seller.delete(`/listings/${listing_id}`)],
  ["the buyer's deletion of the account", ({ buyer }) => buyer.delete("/auth/me")],
  ["the seller's deletion of the account", ({ seller }) => seller.delete("/auth/me")],
];

test.each(against)(
  "an acceptance or counter against %s leaves no price that outlives it",
  async (what, act) => {
    for (let round = 0; round < ROUNDS; round++) {
      const deal = await bargain();
      const id = await openOffer(deal);
      const answers = () =>
        round % 2 === 0
          ? answer(deal.seller, id, "accept")
          : answer(deal.seller, id, "counter", { price: 130_000 });
      const run = [answers, () => act(deal, id)];
      if (round % 4 > 1) run.reverse();
      const all = await Promise.all(run.map((each) => each()));
      const [one, other] = round % 4 > 1 ? all.toReversed() : all;
      expect([200, 201, 401, 403, 404, 409]).toContain(one!.status);
      if (what === "a withdrawal") {
        expect([one!.status < 300, other!.status < 300].toSorted()).toEqual([false, true]);
      } else {
        expect(other!.status).toBe(200);
        expect(await live(deal.listing_id)).toEqual([]);
      }
    }
  },
);

test("an acceptance against a sale to another: the offer ends, accepted or not", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const deal = await bargain();
    const id = await openOffer(deal);
    const rival = await market.user();
    const body = await rival.orderBody(deal.listing_id);
    const [accepted, order] = await Promise.all([
      answer(deal.seller, id, "accept"),
      rival.post("/orders", body),
    ]);
    expect(order.status).toBe(201);
    expect([200, 409]).toContain(accepted.status);
    await Promise.all([
      market.invoice(order.body.data, "pay"),
      answer(deal.seller, id, "accept"),
      answer(deal.buyer, id, "withdraw"),
    ]);
    await market.runDue();
    expect(await live(deal.listing_id)).toEqual([]);
  }
  await market.proveMoney();
});

test("two buyers with accepted offers buy at once: one order, at its offer's price", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const deal = await bargain();
    const rival = { ...deal, buyer: await market.user() };
    const ids = [
      await acceptedOffer(deal, 100_000),
      await acceptedOffer(rival, 130_000),
    ];
    const bodies = [
      await offerOrder(deal, ids[0]!),
      await offerOrder(rival, ids[1]!),
    ];
    const answers = await Promise.all([
      deal.buyer.post("/orders", bodies[0]),
      rival.buyer.post("/orders", bodies[1]),
    ]);
    expect(tally(answers)).toEqual({ 201: 1, 409: 1 });
    const won = answers.findIndex(({ status }) => status === 201);
    expect(answers[won]!.body.data).toMatchObject({
      offer_id: ids[won],
      item_price: [100_000, 130_000][won],
    });
  }
  await market.proveMoney();
});

test(
  "an order in the instant of the offer's expiry is made at its price, or rejected and leaves the listing free",
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const deal = await bargain();
      const id = await acceptedOffer(deal);
      const body = await offerOrder(deal, id);
      await market.sql`
      update private.offers set expires_at = private.now() + ${`${
        20 + round * 15
      } milliseconds`}::interval
      where id = ${id}`;
      const [ordered] = await Promise.all([
        deal.buyer.post("/orders", body),
        (async () => {
          for (let call = 0; call < 20; call++) {
            await market.services.db.service.call("internal.expire_offer", { offer_id: id });
          }
        })(),
      ]);
      expect([201, 409]).toContain(ordered.status);
      const [row] = await market.sql`
      select status, (select item_price::integer from public.orders where listing_id = listings.id) as price
      from public.listings where id = ${deal.listing_id}`;
      expect(row).toEqual(
        ordered.status === 201
          ? { status: "reserved", price: 120_000 }
          : { status: "active", price: null },
      );
      if (ordered.status === 409) expect(ordered.body.error.reason).toBe("offer_expired");
    }
  },
);
