import { must } from "./client.ts";
import type { Market } from "./market.ts";
import { list } from "./sale.ts";
import type { User } from "./users.ts";

export interface Talk {
  buyer: User;
  seller: User;
  listing_id: string;
  id: string;
}

export interface Message {
  seq: number;
  sender_id: string;
  text: string | null;
  masked: boolean;
}

export const open = (market: Market, who: User, about: Record<string, string>) =>
  market.as(who).post("/conversations", about);

export const send = (market: Market, who: User, { id }: { id: string }, text: string) =>
  market.as(who).post(`/conversations/${id}/messages`, { text });

export const read = (market: Market, who: User, { id }: { id: string }, seq?: number) =>
  market.as(who).put(`/conversations/${id}/read`, seq === undefined ? undefined : { seq });

/** Messages of a conversation, the oldest first. */
export const messagesOf = async (
  market: Market,
  who: User,
  { id }: { id: string },
  after = 0,
): Promise<Message[]> =>
  (await must(market.as(who).get(`/conversations/${id}/messages?after_seq=${after}&limit=100`)))
    .items;

export const conversationsOf = (market: Market, who: User, query = "") =>
  must(market.as(who).get(`/conversations${query}`));

/** A conversation about a new listing, with these messages of the buyer. */
export async function talk(market: Market, ...texts: string[]): Promise<Talk> {
  const [seller, buyer] = [await market.user(), await market.user()];
  const listing_id = await list(market, seller);
  const { id } = await must(open(market, buyer, { listing_id }));
  for (const text of texts) await must(send(market, buyer, { id }, text));
  return { buyer, seller, listing_id, id };
}
