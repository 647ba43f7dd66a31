import type { Market } from "./market.ts";
import { expectData, list, orderBody } from "./sale.ts";
import type { Sale } from "./sale.ts";
import { fund } from "./withdrawals.ts";

/** What an order that the wallet pays needs, of a buyer with this much in it. */
export async function toOrder(market: Market, wallet: number, more: Record<string, unknown> = {}) {
  const [seller, buyer] = [await market.user(), await market.user()];
  if (wallet > 0) await fund(market, buyer, wallet);
  const listing_id = await list(market, seller);
  const body = { ...await orderBody(market, buyer, listing_id), use_wallet: true, ...more };
  return { seller, buyer, listing_id, body };
}

export interface MixedSale extends Sale {
  order: Sale["order"] & { wallet_amount: number; amount_due: number };
}

/** An unpaid order whose total the wallet pays as far as it goes. */
export async function mixedSale(market: Market, wallet: number): Promise<MixedSale> {
  const { body, ...parties } = await toOrder(market, wallet);
  return { ...parties, order: expectData(await market.as(parties.buyer).post("/orders", body)) };
}
