import type { Answer } from "./client.ts";
import { must } from "./life.ts";
import type { Market } from "./market.ts";
import type { TestUser } from "./users.ts";
import { list, orderBody, pay } from "./sale.ts";
import type { Sale } from "./sale.ts";

export function review(
  market: Market,
  { buyer, order }: Sale,
  rating = 5,
  comment?: string,
): Promise<Answer> {
  return market.as(buyer).post("/reviews", { order_id: order.id, rating, comment });
}

export function reviewsOf(market: Market, seller: TestUser): Promise<Answer> {
  return market.as(seller).get(`/reviews/user/${seller.id}`);
}

/** Completed sales of one seller, each with a buyer of its own. */
export async function salesOf(market: Market, seller: TestUser, count: number): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (let made = 0; made < count; made++) {
    const buyer = await market.user();
    const listing_id = await list(market, seller);
    const order = await must(
      market.as(buyer).post("/orders", await orderBody(market, buyer, listing_id)),
    );
    const sale = { seller, buyer, listing_id, order };
    await pay(market, sale);
    await must(market.as(buyer).put(`/orders/${order.id}/confirm`));
    sales.push(sale);
  }
  return sales;
}
