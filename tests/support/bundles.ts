/** Several listings of one seller in one purchase: `const bundle = await openBundle(market, [90_000, 75_000, 60_000])`. */
import { must } from "./client.ts";
import type { Market } from "./market.ts";
import { quoted, saleOf } from "./sale.ts";
import type { Sale, ToOrderOptions } from "./sale.ts";
import type { User } from "./users.ts";

/** The body of POST /orders for these listings, with a quote for the buyer's primary address. */
export const bundleBody = (market: Market, buyer: User, listing_ids: string[], more = {}) =>
  quoted(market, buyer, { listing_ids }, more);

export interface Bundle {
  seller: User;
  buyer: User;
  listing_ids: string[];
  /** One sale per listing, the one with the invoice and the parcel first; rarely only two. */
  sales: [Sale, Sale, Sale, ...Sale[]];
  /** The statuses of its orders. */
  statuses(): Promise<string[]>;
  /** What the orders added to each account together, without zeros. */
  books(): Promise<Record<string, number>>;
}

/** An unpaid bundle of listings at these prices; `more` fields of POST /orders. */
export async function openBundle(
  market: Market,
  prices: readonly number[],
  more: Record<string, unknown> = {},
  { wallet = 0, ...who }: Pick<ToOrderOptions, "wallet" | "seller" | "buyer"> = {},
): Promise<Bundle> {
  const seller = who.seller ?? await market.user();
  const buyer = who.buyer ?? await market.user();
  if (wallet > 0) await buyer.fund(wallet);
  const listing_ids: string[] = [];
  for (const price of prices) listing_ids.push(await seller.list({ price }));
  const body = { ...await bundleBody(market, buyer, listing_ids), ...more };
  const first = await must(buyer.post("/orders", body));
  const orders = await Promise.all(
    first.bundle.order_ids.map((id: string) => must(buyer.get(`/orders/${id}`))),
  );
  const sales = listing_ids.map((listing_id) => {
    const order = orders.find((other) => other.listing_id === listing_id);
    return saleOf(market, { seller, buyer, listing_id, order });
  }) as unknown as Bundle["sales"];
  return {
    seller,
    buyer,
    listing_ids,
    sales,
    statuses: () => Promise.all(sales.map((sale) => sale.status())),
    books: async () => {
      const sum: Record<string, number> = {};
      for (const books of await Promise.all(sales.map((sale) => sale.books()))) {
        for (const [account, amount] of Object.entries(books)) {
          sum[account] = (sum[account] ?? 0) + amount;
        }
      }
      return Object.fromEntries(Object.entries(sum).filter(([, amount]) => amount !== 0));
    },
  };
}
