import { must } from "./client.ts";
import type { Market } from "./market.ts";
import { saleOf } from "./sale.ts";
import type { Sale } from "./sale.ts";

export interface MixedSale extends Sale {
  order: Sale["order"] & { wallet_amount: number; amount_due: number; status: string };
}

/** An unpaid order whose total the wallet pays as far as it goes. */
export async function mixedSale(market: Market, wallet: number): Promise<MixedSale> {
  const { body, ...parties } = await market.toOrder({ use_wallet: true }, { wallet });
  const order = await must(parties.buyer.post("/orders", body)) as MixedSale["order"];
  return saleOf(market, { ...parties, order });
}
