import { must } from "./client.ts";
import type { Market } from "./market.ts";
import { saleOf } from "./sale.ts";
import type { Sale } from "./sale.ts";

/** What an order that the wallet pays needs, of a buyer with this much in it. */
export async function toOrder(market: Market, wallet: number, more: Record<string, unknown> = {}) {
  const [seller, buyer] = [await market.user(), await market.user()];
  if (wallet > 0) await buyer.fund(wallet);
  const listing_id = await seller.list();
  const body = { ...await buyer.orderBody(listing_id), use_wallet: true, ...more };
  return { seller, buyer, listing_id, body };
}

export interface MixedSale extends Sale {
  order: Sale["order"] & { wallet_amount: number; amount_due: number; status: string };
}

/** An unpaid order whose total the wallet pays as far as it goes. */
export async function mixedSale(market: Market, wallet: number): Promise<MixedSale> {
  const { body, ...parties } = await toOrder(market, wallet);
  const order = await must(parties.buyer.post("/orders", body)) as MixedSale["order"];
  return saleOf(market, { ...parties, order });
}
