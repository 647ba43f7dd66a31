import { must } from "./client.ts";
import type { Market } from "./market.ts";
import { quoted } from "./sale.ts";
import type { User } from "./users.ts";

export interface Bargain {
  seller: User;
  buyer: User;
  listing_id: string;
}

/** The offers for this market's listings. */
export function offersOf(market: Market) {
  const offer = (who: User, listing_id: string, price: unknown = 120_000) =>
    who.post("/offers", { listing_id, price });
  const answer = (who: User, id: string, step: string, body: object = {}) =>
    who.post(`/offers/${id}/${step}`, body);
  const openOffer = async ({ buyer, listing_id }: Bargain, price = 120_000): Promise<string> =>
    (await must(offer(buyer, listing_id, price))).id;
  return {
    offer,
    answer,
    /** A listing of 150,000 and who may bargain for it. */
    bargain: async (changes = {}): Promise<Bargain> => {
      const [seller, buyer] = [await market.user(), await market.user()];
      return { seller, buyer, listing_id: await seller.list(changes) };
    },
    /** The id of an open offer of the buyer. */
    openOffer,
    /** The id of an accepted offer of the buyer. */
    acceptedOffer: async (deal: Bargain, price?: number): Promise<string> => {
      const id = await openOffer(deal, price);
      await must(answer(deal.seller, id, "accept"));
      return id;
    },
    /** A body for POST /orders at the price of an offer. */
    offerOrder: ({ buyer, listing_id }: Bargain, offer_id: string) =>
      quoted(market, buyer, { listing_id, offer_id }),
    /** An offer's status now, as its buyer reads it. */
    statusOf: async ({ buyer }: Bargain, id: string): Promise<string> => {
      const { items } = await must(buyer.get("/offers?limit=100"));
      return items.find((item: { id: string }) => item.id === id).status;
    },
    /** The kinds of notifications about an offer, in their order, once due jobs have run. */
    toldOf: async (who: User, id: string): Promise<string[]> => {
      await market.runDue();
      const rows = await market.sql<{ kind: string }[]>`
        select kind from public.notifications
        where user_id = ${who.id} and data ->> 'offer_id' = ${id} order by created_at, kind`;
      return rows.map(({ kind }) => kind);
    },
  };
}
