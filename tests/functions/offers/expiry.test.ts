/** An offer's 24 hours, before and after it is accepted. */
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

const market = useMarket();
const DAY = 86_400;

test.each(["open", "accepted"])(
  "an offer that is %s expires after 24 hours; both are told once",
  async (status) => {
    const deal = await bargain(market);
    const id = await (status === "open" ? openOffer : acceptedOffer)(market, deal);
    await market.time.advance(DAY - 60);
    expect(await statusOf(market, deal, id)).toBe(status);
    await market.time.advance(120);
    expect(await statusOf(market, deal, id)).toBe("expired");
    for (const who of [deal.buyer, deal.seller]) {
      const told = await toldOf(market, who, id);
      expect(told.filter((kind) => kind === "offer.expired")).toHaveLength(1);
    }
    await openOffer(market, deal);
  },
);

test("it has expired for everybody when its time is over, however late the job", async () => {
  const deal = await bargain(market);
  const id = await openOffer(market, deal);
  await market.database.admin`
    update private.offers set expires_at = private.now() where id = ${id}`;
  expect(await statusOf(market, deal, id)).toBe("expired");
  for (const status of ["open", "expired"]) {
    const { items } = await must(market.as(deal.buyer).get(`/offers?status=${status}`));
    expect(items).toHaveLength(status === "open" ? 0 : 1);
  }
  const late = await answer(market, deal.seller, id, "accept");
  expect([late.status, late.body.error.reason]).toEqual([409, "offer_expired"]);
  expect((await offer(market, deal.buyer, deal.listing_id)).status).toBe(201);
  expect(await toldOf(market, deal.seller, id)).toEqual(["offer.received", "offer.expired"]);
});
