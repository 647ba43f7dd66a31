import type { Market } from "./market.ts";
import { must } from "./client.ts";
import type { Sale } from "./sale.ts";
import type { User } from "./users.ts";

/** The offers of settlement of this market's orders. */
export const settlementsOf = (market: Market) => {
  const path = ({ order }: Sale) => `/orders/${order.id}/settlement`;
  const offer = (sale: Sale, who: User, refund_amount: unknown, note?: string) =>
    market.as(who).post(path(sale), { refund_amount, note });
  return {
    offer,
    accept: (sale: Sale, who: User, settlement_id: string, headers = {}) =>
      market.as(who).post(`${path(sale)}/accept`, { settlement_id }, headers),
    /** Returns the id of the offer. */
    offered: async (sale: Sale, who: User, amount: number): Promise<string> =>
      (await must(offer(sale, who, amount))).settlement.id,
  };
};
