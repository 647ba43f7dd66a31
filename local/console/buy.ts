/** The demo buyer buys something, with the calls that any client makes. */
import type { Desk } from "./desk.ts";
import { BUYER } from "./home.ts";

/** The new order's reference; undefined when a call on the way was refused. */
export async function buy(desk: Desk, listingId: string): Promise<string | undefined> {
  const me = await desk.as(BUYER, "GET", "/auth/me");
  const wish = { listing_id: listingId, address_id: me.body?.data?.addresses[0]?.id };
  const offers = await desk.as(BUYER, "POST", "/shipping/rates", wish);
  const shipping_quote = offers.body?.data?.rates[0]?.quote;
  if (!shipping_quote) return undefined;
  const order = await desk.as(BUYER, "POST", "/orders", { ...wish, shipping_quote });
  return order.body?.data?.reference;
}
