import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import { openBundle } from "../../support/bundles.ts";
import { acceptedOffer, bargain, offerOrder } from "../../support/offers.ts";

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
  const deal = await bargain(market, { title: "Bargained" });
  const offer_id = await acceptedOffer(market, deal, 120_000);
  const body = await offerOrder(market, deal, offer_id);
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
