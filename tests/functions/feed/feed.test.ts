/** Both feeds: what was sold recently, and what is for somebody. */
import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { openBundle } from "../../support/bundles.ts";
import { offersOf } from "../../support/offers.ts";

const market = useMarket();

const feed = async (query = "") => await market.with({}).get(`/feed/recently-sold${query}`);
const titles = async (query = ""): Promise<string[]> =>
  (await feed(query)).body.data.map(({ title }: { title: string }) => title);

test("without sales the feed is empty", async () => {
  expect((await feed()).body).toEqual({ success: true, data: [] });
});

test("delivered and completed sales are listed, newest first, without names of users", async () => {
  const first = await market.paidSale({ title: "Delivered first" });
  const second = await market.paidSale({ title: "Confirmed second" });
  await market.paidSale({ title: "Only paid" });
  await first.carrierSays("delivered");
  await second.buyer.put(`/orders/${second.order.id}/confirm`);
  const { body } = await feed();
  expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
    "Confirmed second",
    "Delivered first",
  ]);
  expect(Object.keys(body.data[0]).sort()).toEqual(
    ["id", "photo_url", "price", "product_category", "sold_at", "title"],
  );
  expect(body.data[0]).toMatchObject({ id: second.listing_id, price: 150_000 });
  // Once completed, the sale is sorted by its completion.
  await first.buyer.put(`/orders/${first.order.id}/confirm`);
  expect(await titles()).toEqual(["Delivered first", "Confirmed second"]);
  expect(await titles("?limit=1")).toEqual(["Delivered first"]);
});

test("a sale at the price of an offer shows what the listing cost everybody, not what the two agreed on", async () => {
  const { acceptedOffer, bargain, offerOrder } = offersOf(market);
  const deal = await bargain({ title: "Bargained" });
  const offer_id = await acceptedOffer(deal, 120_000);
  const body = await offerOrder(deal, offer_id);
  const order = await must(deal.buyer.post("/orders", body));
  expect(order.item_price).toBe(120_000);
  const sale = market.saleOf({ ...deal, order });
  await sale.pay();
  await sale.carrierSays("delivered");
  const { data } = (await feed()).body;
  expect(data.find(({ title }: { title: string }) => title === "Bargained").price).toBe(150_000);
  expect(JSON.stringify(data)).not.toContain("120000");
});

test("a sale in a bundle shows the listed price, without the bundle's discount", async () => {
  const seller = await market.user();
  await must(seller.patch("/auth/me", { bundle_discounts: { 2: 10 } }));
  const bundle = await openBundle(market, [100_000, 50_000], {}, { seller });
  await bundle.sales[0].pay();
  await bundle.sales[0].carrierSays("delivered");
  const { data } = (await feed()).body;
  const priceOf = (listing: string) => data.find(({ id }: { id: string }) => id === listing).price;
  expect(bundle.listing_ids.map(priceOf)).toEqual([100_000, 50_000]);
});

test("any cache may store it for some seconds, and an unchanged feed gets 304", async () => {
  const { headers } = await feed();
  expect(headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
  const again = await market.with({ "if-none-match": headers.get("etag")! }).get(
    "/feed/recently-sold",
  );
  expect([again.status, again.text]).toEqual([304, ""]);
});

const COAT = {
  title: "Parka tebal musim dingin",
  product_category: "Outerwear",
  gender: "male",
  brand: "Carhartt",
  price: 700_000,
};

/** What others listed before is older than all that a test lists. */
const forYou = async (reader: User, newest: number) => {
  const { items } = await must(reader.get(`/feed/for-you?limit=${newest}`));
  return items.map((item: { id: string }) => item.id) as string[];
};

test("whoever is new sees the newest first", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const [first, second, third] = [await seller.list(), await seller.list(), await seller.list()];
  expect(await forYou(buyer, 3)).toEqual([third, second, first]);
});

test("likes, follows and saved searches come first; what one likes already does not come", async () => {
  const [seller, friend, buyer] = [await market.user(), await market.user(), await market.user()];
  const [liked, followed] = [await seller.list(COAT), await friend.list()];
  const [alike, searched] = [await seller.list(COAT), await seller.list({ brand: "Kipling" })];
  const other = await seller.list();
  await must(buyer.put(`/auth/users/${friend.id}/follow`));
  await must(buyer.post("/searches/saved", { name: "Kipling", filters: { brand: ["Kipling"] } }));
  await must(buyer.post(`/listings/${liked}/like`));
  expect(await forYou(buyer, 4)).toEqual([alike, searched, followed, other]);
});

test("nothing sold, hidden, blocked or one's own comes, from the moment on", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const rest = (await forYou(buyer, 1))[0]!;
  const [left, sold, deleted] = [await seller.list(), await seller.list(), await seller.list()];
  await buyer.list();
  expect(await forYou(buyer, 3)).toEqual([deleted, sold, left]);
  await market.sql`update public.listings set status = 'sold' where id = ${sold}`;
  await must(seller.delete(`/listings/${deleted}`));
  expect(await forYou(buyer, 2)).toEqual([left, rest]);
  await market.setAccountStatus(seller, "suspended");
  expect(await forYou(buyer, 1)).toEqual([rest]);
  await market.setAccountStatus(seller, "active");
  await must(seller.put(`/auth/users/${buyer.id}/block`));
  expect(await forYou(buyer, 1)).toEqual([rest]);
});

test("the pages have every listing once, also of those listed 500 others ago", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  await seller.list(COAT);
  // As if a thousand others had been listed in between, and were sold.
  await market.sql`
    select setval(pg_get_serial_sequence('public.listings', 'number'),
      (select max(number) + 1000 from public.listings))`;
  const liked = await seller.list(COAT);
  for (let nth = 0; nth < 4; nth++) await seller.list(nth % 2 ? COAT : {});
  await must(buyer.post(`/listings/${liked}/like`));
  const [{ shown }] = await market.sql`
    select count(*)::int as shown from public.listings where is_visible` as [{ shown: number }];
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: { items: { id: string }[]; next_cursor: string | null } = await must(
      buyer.get(`/feed/for-you?limit=2${cursor && `&cursor=${cursor}`}`),
    );
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
    // Of listings that come meanwhile no page knows.
    if (seen.length === 2) await seller.list();
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(shown - 1);
  expect((await buyer.get("/feed/for-you?cursor=x")).status).toBe(400);
});

test("what fits comes before what does not", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const list = (more: object) => seller.list({ product_category: "Dress", size: null, ...more });
  const fitting = [
    await list({ measurements: { chest: 94 } }),
    await list({ size: "Medium" }),
  ];
  const others = [
    await list({ size: "M", measurements: { chest: 97 } }),
    await list({ size: "L" }),
    await list({}),
    await list({ product_category: "Atasan", size: "M" }),
  ];
  await must(buyer.put("/auth/me/fit", { Dress: { size: "M", measurements: { chest: 92 } } }));
  expect(await forYou(buyer, 6)).toEqual([...fitting.reverse(), ...others.reverse()]);
});
