import type { Answer } from "./client.ts";
import { must } from "./client.ts";
import type { Market } from "./market.ts";
import type { User } from "./users.ts";
import type { Sale } from "./sale.ts";

export function review(
  market: Market,
  { buyer, order }: Sale,
  rating = 5,
  comment?: string,
): Promise<Answer> {
  return market.as(buyer).post("/reviews", { order_id: order.id, rating, comment });
}

export function reviewsOf(market: Market, seller: User): Promise<Answer> {
  return market.as(seller).get(`/reviews/user/${seller.id}`);
}

/** Completed sales of one seller, each with a buyer of its own. */
export async function salesOf(market: Market, seller: User, count: number): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (let made = 0; made < count; made++) {
    const sale = await market.paidSale({}, { seller, buyer: await market.user() });
    await must(sale.step("buyer", "confirm"));
    sales.push(sale);
  }
  return sales;
}
