/** An accepted offer reserves nothing. */
import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { acceptedOffer, answer, bargain, statusOf, toldOf } from "../../support/offers.ts";
import { orderBody, pay } from "../../support/sale.ts";

const market = useMarket();

test("a seller on whose listing an offer is accepted still sells to anybody at the full price", async () => {
  const terms = await bargain(market);
  const deal = { ...terms, offer_id: await acceptedOffer(market, terms) };
  const rival = await market.user();
  const made = await must(
    market.as(rival).post("/orders", await orderBody(market, rival, deal.listing_id)),
  );
  expect(made.item_price).toBe(150_000);
  const id = deal.offer_id;
  const { addresses: [{ id: address_id }] } = await must(market.as(deal.buyer).get("/auth/me"));
  const rates = await market.as(deal.buyer)
    .post("/shipping/rates", { listing_id: deal.listing_id, address_id, offer_id: id });
  expect([rates.status, rates.body.error.reason]).toEqual([409, "listing_reserved"]);
  expect((await answer(market, deal.seller, id, "accept")).status).toBe(409);
  await pay(market, { ...deal, buyer: rival, order: made });
  expect(await statusOf(market, deal, id)).toBe("ended");
  expect(await toldOf(market, deal.buyer, id)).toEqual(["offer.accepted", "offer.ended"]);
  expect(await toldOf(market, deal.seller, id)).toEqual(["offer.received", "offer.ended"]);
  await proveMoney(market);
});
