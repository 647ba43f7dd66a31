import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { review, reviewsOf, salesOf } from "../../support/reviews.ts";

const market = useMarket();

const noticesOf = ({ id }: User) =>
  market.sql`
    select kind, category, data ->> 'review_id' as review_id from public.notifications
    where user_id = ${id} and category = 'review' order by created_at`;

test("the buyer of a completed order reviews its seller, who is notified and can reply once", async () => {
  const sale = await market.completedSale();
  const answer = await review(market, sale, 4, "  Sesuai foto.  ");
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    rating: 4,
    comment: "Sesuai foto.",
    reply: null,
    reviewer: { id: sale.buyer.id, username: sale.buyer.username },
  });
  const { id, created_at } = answer.body.data;
  expect((await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`))).reviewed_at).toBe(
    created_at,
  );
  expect(await noticesOf(sale.seller)).toMatchObject([{ kind: "review.received", review_id: id }]);

  const seller = sale.seller;
  const replied = await seller.post(`/reviews/${id}/reply`, { reply: "Terima kasih!" });
  expect([replied.status, replied.body.data.reply]).toEqual([201, "Terima kasih!"]);
  expect((await seller.post(`/reviews/${id}/reply`, { reply: "Lagi" })).status).toBe(409);
  expect(await noticesOf(sale.buyer)).toMatchObject([{ kind: "review.replied", review_id: id }]);
});

test("every user reads a seller's reviews in pages, newest first, without the order", async () => {
  const seller = await market.user();
  const sales = await salesOf(market, seller, 3);
  for (const [index, sale] of sales.entries()) await must(review(market, sale, index + 3));
  const stranger = await market.user();
  const { body: { data }, text } = await stranger.get(`/reviews/user/${seller.id}?limit=2`);
  expect(data).toMatchObject({ total: 3, average_rating: 4, limit: 2, offset: 0 });
  expect(data.items.map(({ rating }: { rating: number }) => rating)).toEqual([5, 4]);
  for (const { order } of sales) expect(text).not.toContain(order.id);
  const rest = await stranger.get(`/reviews/user/${seller.id}?limit=2&offset=2`);
  expect(rest.body.data.items).toMatchObject([{ rating: 3 }]);
  expect((await stranger.get(`/auth/users/${seller.id}`)).body.data)
    .toMatchObject({ rating: 4, rating_count: 3 });
  expect((await stranger.get(`/reviews/user/${crypto.randomUUID()}`)).status).toBe(404);
});

test("an average is rounded to two decimals; a seller without reviews has none", async () => {
  const seller = await market.user();
  expect((await reviewsOf(market, seller)).body.data).toMatchObject({
    total: 0,
    average_rating: null,
  });
  const [first, second, third] = await salesOf(market, seller, 3) as [Sale, Sale, Sale];
  for (const [sale, rating] of [[first, 5], [second, 5], [third, 4]] as const) {
    await must(review(market, sale, rating));
  }
  expect((await reviewsOf(market, seller)).body.data.average_rating).toBe(4.67);
});

test("a review of an order that is not completed, or already reviewed, is rejected", async () => {
  const underway = await market.shippedSale();
  expect((await review(market, underway)).status).toBe(409);
  const sale = await market.completedSale();
  await must(review(market, sale));
  const again = await review(market, sale, 1);
  expect([again.status, again.body.error.message]).toEqual([
    409,
    "You have already reviewed this order.",
  ]);
  expect((await reviewsOf(market, sale.seller)).body.data).toMatchObject({
    total: 1,
    average_rating: 5,
  });
});

test("only the reviewed seller can reply to a review", async () => {
  const sale = await market.completedSale();
  const { id } = await must(review(market, sale));
  for (const user of [sale.buyer, await market.user(), await market.staff("superadmin")]) {
    const answer = await user.post(`/reviews/${id}/reply`, { reply: "Halo" });
    expect(answer.status).toBe(403);
  }
});
