import type { Market } from "./market.ts";
import { must } from "./client.ts";
import { list, quoted } from "./sale.ts";
import type { User } from "./users.ts";

export interface Bargain {
  seller: User;
  buyer: User;
  listing_id: string;
}

/** A listing of 150,000 and who may bargain for it. */
export async function bargain(market: Market, changes = {}): Promise<Bargain> {
  const [seller, buyer] = [await market.user(), await market.user()];
  return { seller, buyer, listing_id: await list(market, seller, changes) };
}

export const offer = (
  market: Market,
  who: User,
  listing_id: string,
  price: unknown = 120_000,
) => market.as(who).post("/offers", { listing_id, price });

export const answer = (market: Market, who: User, id: string, step: string, body = {}) =>
  market.as(who).post(`/offers/${id}/${step}`, body);

/** The id of an open offer of the buyer. */
export const openOffer = async (market: Market, { buyer, listing_id }: Bargain, price = 120_000) =>
  (await must(offer(market, buyer, listing_id, price))).id as string;

/** The id of an accepted offer of the buyer. */
export async function acceptedOffer(market: Market, deal: Bargain, price = 120_000) {
  const id = await openOffer(market, deal, price);
  await must(answer(market, deal.seller, id, "accept"));
  return id;
}

/** A body for POST /orders at the price of an offer. */
export const offerOrder = (market: Market, { buyer, listing_id }: Bargain, offer_id: string) =>
  quoted(market, buyer, { listing_id, offer_id });

/** An offer's status now, as its buyer reads it. */
export async function statusOf(market: Market, { buyer }: Bargain, id: string): Promise<string> {
  const { items } = await must(market.as(buyer).get("/offers?limit=100"));
  return items.find((item: { id: string }) => item.id === id).status;
}

/** The kinds of notifications about an offer, in their order, once due jobs have run. */
export async function toldOf(market: Market, who: User, id: string): Promise<string[]> {
  await market.runDue();
  const rows = await market.database.admin<{ kind: string }[]>`
    select kind from public.notifications
    where user_id = ${who.id} and data ->> 'offer_id' = ${id} order by created_at, kind`;
  return rows.map(({ kind }) => kind);
}

/** All of these, of one market. */
export const offersOf = (market: Market) => ({
  bargain: (changes?: object) => bargain(market, changes),
  offer: (who: User, listing_id: string, price?: unknown) => offer(market, who, listing_id, price),
  answer: (who: User, id: string, step: string, body?: object) =>
    answer(market, who, id, step, body),
  openOffer: (deal: Bargain, price?: number) => openOffer(market, deal, price),
  acceptedOffer: (deal: Bargain, price?: number) => acceptedOffer(market, deal, price),
  offerOrder: (deal: Bargain, id: string) => offerOrder(market, deal, id),
  statusOf: (deal: Bargain, id: string) => statusOf(market, deal, id),
  toldOf: (who: User, id: string) => toldOf(market, who, id),
});
