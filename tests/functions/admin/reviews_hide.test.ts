import { expect, test } from "vitest";
import { must, tally, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { review, reviewsOf, salesOf } from "../../support/reviews.ts";

const market = useMarket();

const hide = async (id: string, body: unknown, query = "") =>
  (await market.staff("ops_admin")).put(`/admin/reviews/${id}/hide${query}`, body);

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
  expect(await market.audit(id)).toMatchObject([
    { reason, action: "admin_reviews_hide", after: { hidden: true } },
  ]);

  await must(hide(id, { reason: "Nomor itu bukan nomor", hidden: false }));
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
