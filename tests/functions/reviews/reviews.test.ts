import { expect, test } from "vitest";
import { must, tally, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { review, reviewsOf, salesOf } from "../../support/reviews.ts";

const market = useMarket();

const hide = async (id: string, body: unknown, query = "") =>
  (await market.staff("ops_admin")).put(`/admin/reviews/${id}/hide${query}`, body);
const noticesOf = ({ id }: User) =>
  market.sql`
    select kind, category, data ->> 'review_id' as review_id from public.notifications
    where user_id = ${id} and category = 'review' order by created_at`;

test("the buyer of a completed order reviews its seller once, who is notified and alone can reply, once", async () => {
  const underway = await market.shippedSale();
  expect((await review(market, underway)).status).toBe(409);
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
  expect((await sale.read()).reviewed_at).toBe(created_at);
  expect(await noticesOf(sale.seller)).toMatchObject([{ kind: "review.received", review_id: id }]);

  const again = await review(market, sale, 1);
  expect([again.status, again.body.error.message])
    .toEqual([409, "You have already reviewed this order."]);
  expect((await reviewsOf(market, sale.seller)).body.data)
    .toMatchObject({ total: 1, average_rating: 4 });

  for (const user of [sale.buyer, await market.user(), await market.staff("superadmin")]) {
    expect((await user.post(`/reviews/${id}/reply`, { reply: "Halo" })).status).toBe(403);
  }
  const seller = sale.seller;
  const replied = await seller.post(`/reviews/${id}/reply`, { reply: "Terima kasih!" });
  expect([replied.status, replied.body.data.reply]).toEqual([201, "Terima kasih!"]);
  expect((await seller.post(`/reviews/${id}/reply`, { reply: "Lagi" })).status).toBe(409);
  expect(await noticesOf(sale.buyer)).toMatchObject([{ kind: "review.replied", review_id: id }]);
});

test("a reply to a buyer who has left leaves nothing in the deleted account", async () => {
  const sale = await market.completedSale();
  const { id } = await must(review(market, sale, 4));
  await must(sale.buyer.delete("/auth/me"));
  await must(sale.seller.post(`/reviews/${id}/reply`, { reply: "Terima kasih!" }));
  expect(await noticesOf(sale.buyer)).toEqual([]);
});

test("every user reads a seller's reviews in pages, newest first, without the order; the average has two decimals", async () => {
  const seller = await market.user();
  expect((await reviewsOf(market, seller)).body.data)
    .toMatchObject({ total: 0, average_rating: null });
  const sales = await salesOf(market, seller, 3);
  for (const [index, sale] of sales.entries()) await must(review(market, sale, [5, 5, 4][index]));
  const stranger = await market.user();
  const { body: { data }, text } = await stranger.get(`/reviews/user/${seller.id}?limit=2`);
  expect(data).toMatchObject({ total: 3, average_rating: 4.67, limit: 2, offset: 0 });
  expect(data.items.map(({ rating }: { rating: number }) => rating)).toEqual([4, 5]);
  for (const { order } of sales) expect(text).not.toContain(order.id);
  const rest = await stranger.get(`/reviews/user/${seller.id}?limit=2&offset=2`);
  expect(rest.body.data.items).toMatchObject([{ rating: 5 }]);
  expect((await stranger.get(`/auth/users/${seller.id}`)).body.data)
    .toMatchObject({ rating: 4.67, rating_count: 3 });
});

test("a hidden review leaves the list and the average, and returns unchanged", async () => {
  const seller = await market.user();
  const [good, bad] = await salesOf(market, seller, 2) as [Sale, Sale];
  await must(review(market, good, 5));
  const { id } = await must(review(market, bad, 1, "Telepon saya 0812"));
  expect((await hide(id, {})).status).toBe(400);
  const reason = "Berisi nomor telepon";
  const dry = await hide(id, { reason }, "?dry_run=true");
  expect([dry.status, dry.body.data.hidden]).toEqual([200, true]);
  expect((await reviewsOf(market, seller)).body.data).toMatchObject({
    total: 2,
    average_rating: 3,
  });

  await must(hide(id, { reason }));
  const shown = await reviewsOf(market, seller);
  expect(shown.body.data).toMatchObject({ total: 1, average_rating: 5 });
  expect(shown.text).not.toContain(id);
  expect((await seller.post(`/reviews/${id}/reply`, { reply: "Hm" })).status).toBe(404);
  expect((await review(market, bad)).status).toBe(409);
  expect((await hide(id, { reason })).status).toBe(409);
  const ops = await market.staff("ops_admin");
  const hidden = await must(ops.get(`/admin/reviews?user_id=${seller.username}`));
  expect(hidden.items).toMatchObject([
    {
      id,
      seller_id: seller.id,
      reviewer_id: bad.buyer.id,
      rating: 1,
      hidden_at: expect.anything(),
    },
  ]);
  expect((await must(ops.get(`/admin/reviews?user_id=${bad.buyer.id}`))).total).toBe(0);
  expect(await market.audit(id)).toMatchObject([
    { reason, action: "admin_reviews_hide", after: { hidden: true } },
  ]);

  await must(hide(id, { reason: "Nomor itu bukan nomor", hidden: false }));
  expect((await must(ops.get(`/admin/reviews?user_id=${seller.id}`))).total).toBe(0);
  expect((await reviewsOf(market, seller)).body.data).toMatchObject({
    total: 2,
    average_rating: 3,
  });
});

test("concurrent reviews and hiding leave one review per buyer and exact sums", async () => {
  const seller = await market.user();
  const sales = await salesOf(market, seller, 10);
  const { id } = await must(review(market, sales[0]!, 5));
  const attempts = sales.slice(1).flatMap((sale, index) =>
    Array.from({ length: 3 }, () => review(market, sale, index % 5 + 1))
  );
  const hiding = Array.from({ length: 5 }, () => hide(id, { reason: "Kasar sekali" }));
  const [reviewed, hidden] = await Promise.all([Promise.all(attempts), Promise.all(hiding)]);
  expect([tally(reviewed), tally(hidden)]).toEqual([{ 201: 9, 409: 18 }, { 200: 1, 409: 4 }]);
  const [books] = await market.sql`
    select rating_count, rating_sum, (select count(*)::integer from private.reviews
      where seller_id = profiles.id and hidden_at is null) as counted
    from public.profiles where id = ${seller.id}`;
  expect(books).toEqual({
    rating_count: 9,
    rating_sum: 1 + 2 + 3 + 4 + 5 + 1 + 2 + 3 + 4,
    counted: 9,
  });
});
