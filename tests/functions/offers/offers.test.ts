/** offers_create, offers_list, and the answers: offers_accept, offers_decline, offers_counter, offers_withdraw. */
import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import {
  acceptedOffer,
  answer,
  bargain,
  offer,
  openOffer,
  statusOf,
  toldOf,
} from "../../support/offers.ts";
import { expectPages } from "../../support/pages.ts";
import { list } from "../../support/sale.ts";
import { setSetting } from "../../support/settings.ts";

const market = useMarket();

const rejected = (result: { status: number; body: { error?: { reason: string } } }) => [
  result.status,
  result.body.error?.reason,
];

test("an offer reaches the seller, who accepts it; both are told and both find it", async () => {
  const deal = await bargain(market);
  const made = await must(offer(market, deal.buyer, deal.listing_id));
  expect(made).toMatchObject({
    listing_id: deal.listing_id,
    buyer_id: deal.buyer.id,
    seller_id: deal.seller.id,
    offered_by: "buyer",
    price: 120_000,
    listing_price: 150_000,
    status: "open",
    order_id: null,
  });
  expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBe(86_400_000);
  expect(await toldOf(market, deal.seller, made.id)).toEqual(["offer.received"]);
  const accepted = await must(answer(market, deal.seller, made.id, "accept"));
  expect(accepted.status).toBe("accepted");
  expect(await toldOf(market, deal.buyer, made.id)).toEqual(["offer.accepted"]);
  for (const who of [deal.buyer, deal.seller]) {
    const { items } = await must(market.as(who).get(`/offers?listing_id=${deal.listing_id}`));
    expect(items).toEqual([accepted]);
  }
  const listing = await must(market.as(deal.seller).get(`/listings/${deal.listing_id}`));
  expect(listing).toMatchObject({ status: "active", price: 150_000 });
});

test("a decline and a withdrawal end it, and allow another", async () => {
  const deal = await bargain(market);
  const first = await openOffer(market, deal);
  expect((await must(answer(market, deal.seller, first, "decline"))).status).toBe("declined");
  expect(await toldOf(market, deal.buyer, first)).toEqual(["offer.declined"]);
  const second = await openOffer(market, deal);
  expect((await must(answer(market, deal.buyer, second, "withdraw"))).status).toBe("withdrawn");
  expect(await toldOf(market, deal.seller, second)).toEqual(["offer.received", "offer.withdrawn"]);
  for (const step of ["accept", "decline", "withdraw"]) {
    const who = step === "withdraw" ? deal.buyer : deal.seller;
    expect(rejected(await answer(market, who, second, step))).toEqual([409, "offer_not_open"]);
  }
  await openOffer(market, deal);
});

test("counters go back and forth: each replaces the open one, the other party answers, prices meet", async () => {
  const deal = await bargain(market);
  const { seller, buyer } = deal;
  const first = await openOffer(market, deal, 90_000);
  const price = (value: number) => ({ price: value });
  const counter = await must(answer(market, seller, first, "counter", price(140_000)));
  expect(counter).toMatchObject({ offered_by: "seller", counter_of: first, status: "open" });
  expect(await statusOf(market, deal, first)).toBe("countered");
  expect(await toldOf(market, buyer, counter.id)).toEqual(["offer.countered"]);
  expect(rejected(await answer(market, seller, counter.id, "accept")))
    .toEqual([403, "other_party_decides"]);
  expect(rejected(await answer(market, buyer, counter.id, "withdraw")))
    .toEqual([403, "offer_not_yours"]);
  for (const value of [140_000, 145_000, 74_000, 100_500]) {
    expect(rejected(await answer(market, buyer, counter.id, "counter", price(value))))
      .toEqual([400, "offer_price_invalid"]);
  }
  const back = await must(answer(market, buyer, counter.id, "counter", price(110_000)));
  for (const value of [110_000, 109_000, 151_000]) {
    expect(rejected(await answer(market, seller, back.id, "counter", price(value))))
      .toEqual([400, "offer_price_invalid"]);
  }
  const last = await must(answer(market, seller, back.id, "counter", price(150_000)));
  expect((await must(answer(market, buyer, last.id, "accept"))).status).toBe("accepted");
  expect(await toldOf(market, seller, last.id)).toEqual(["offer.accepted"]);
  expect(rejected(await offer(market, buyer, deal.listing_id))).toEqual([409, "offer_accepted"]);
});

test("where no price is left between the two, a counter says so", async () => {
  const deal = await bargain(market, { price: 100_000 });
  const id = await openOffer(market, deal, 98_000);
  const { id: counter } = await must(answer(market, deal.seller, id, "counter", { price: 99_000 }));
  const higher = await must(answer(market, deal.buyer, counter, "counter", { price: 98_000 }));
  const least = await must(answer(market, deal.seller, higher.id, "counter", { price: 99_000 }));
  await must(answer(market, deal.buyer, least.id, "decline"));
  const cheap = await bargain(market, { price: 1_000 });
  expect(rejected(await offer(market, cheap.buyer, cheap.listing_id, 1_000)))
    .toEqual([409, "offer_price_exhausted"]);
});

test.each([0, -1, 1.5, 2 ** 53, "120000", null, 10 ** 12])("the price %s is 400", async (price) => {
  const deal = await bargain(market);
  const { status, body } = await offer(market, deal.buyer, deal.listing_id, price);
  expect([status, body.error.code]).toEqual([400, "VALIDATION"]);
});

test("a price is 50 to 99 % of the listing's, in whole thousands, by the settings", async () => {
  const deal = await bargain(market, { price: 100_000 });
  for (const price of [49_000, 100_000, 99_500, 60_001, 1_000]) {
    const result = await offer(market, deal.buyer, deal.listing_id, price);
    expect([price, ...rejected(result)]).toEqual([price, 400, "offer_price_invalid"]);
    expect(result.body.error.message).toContain("Rp50,000 to Rp99,000");
  }
  for (const price of [50_000, 99_000]) {
    await must(answer(market, deal.buyer, await openOffer(market, deal, price), "withdraw"));
  }
  await setSetting(market, "offer_min_bps", 7_000);
  expect(rejected(await offer(market, deal.buyer, deal.listing_id, 69_000)))
    .toEqual([400, "offer_price_invalid"]);
  await setSetting(market, "offer_min_bps", 5_000);
});

test("one's own listing, one that does not exist, one that is not for sale, a second offer", async () => {
  const deal = await bargain(market);
  expect(rejected(await offer(market, deal.seller, deal.listing_id))).toEqual([403, "own_listing"]);
  expect(rejected(await offer(market, deal.buyer, crypto.randomUUID())))
    .toEqual([404, "listing_not_found"]);
  await openOffer(market, deal);
  expect(rejected(await offer(market, deal.buyer, deal.listing_id))).toEqual([409, "offer_exists"]);
  const gone = await list(market, deal.seller);
  await must(market.as(deal.seller).delete(`/listings/${gone}`));
  expect(rejected(await offer(market, deal.buyer, gone))).toEqual([404, "listing_not_found"]);
});

test("an offer of others is 404, whatever the step", async () => {
  const deal = await bargain(market);
  const id = await openOffer(market, deal);
  const stranger = await market.user();
  for (const step of ["accept", "decline", "withdraw", "counter"]) {
    for (const target of [id, crypto.randomUUID()]) {
      const result = await answer(market, stranger, target, step, { price: 130_000 });
      expect(rejected(result)).toEqual([404, "offer_not_found"]);
    }
  }
  expect((await must(market.as(stranger).get("/offers"))).items).toEqual([]);
  expect(await statusOf(market, deal, id)).toBe("open");
});

test("each party makes at most five offers for one listing in 24 hours", async () => {
  const deal = await bargain(market);
  for (let count = 0; count < 5; count++) {
    await must(answer(market, deal.seller, await openOffer(market, deal), "decline"));
  }
  expect(rejected(await offer(market, deal.buyer, deal.listing_id)))
    .toEqual([409, "too_many_offers_today"]);
  const other = { ...deal, listing_id: await list(market, deal.seller) };
  await openOffer(market, other);
  await openOffer(market, { ...deal, buyer: await market.user() });
  await market.time.advance(86_401);
  await openOffer(market, deal);
});

test("the list filters by role, status and listing, counts what it lists, and pages without loss", async () => {
  const deal = await bargain(market);
  const ids = [];
  for (let count = 0; count < 3; count++) {
    const id = await openOffer(market, deal);
    await must(answer(market, deal.buyer, id, "withdraw"));
    ids.unshift(id);
  }
  const swapped = {
    seller: deal.buyer,
    buyer: deal.seller,
    listing_id: await list(market, deal.buyer),
  };
  const sold = await acceptedOffer(market, swapped);
  const reader = market.as(deal.buyer);
  await expectPages(reader, "/offers", [sold, ...ids]);
  await expectPages(reader, "/offers?role=buyer", ids);
  await expectPages(reader, `/offers?listing_id=${deal.listing_id}&status=withdrawn`, ids);
  const page = async (query: string) => {
    const { items, total } = await must(reader.get(`/offers${query}`));
    return { ids: items.map(({ id }: { id: string }) => id), total };
  };
  expect(await page("?role=seller")).toEqual({ ids: [sold], total: 1 });
  expect(await page("?status=accepted")).toEqual({ ids: [sold], total: 1 });
  expect(await page("?status=open")).toEqual({ ids: [], total: 0 });
  await market.time.advance(86_401);
  expect(await page("?status=expired")).toEqual({ ids: [sold], total: 1 });
  expect(await page("?status=accepted")).toEqual({ ids: [], total: 0 });
});
