import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { list, openSale, orderBody, readOrder } from "../../support/sale.ts";

const market = useMarket();

test("a deleted listing is gone everywhere, and the second deletion finds nothing", async () => {
  const seller = await market.user();
  const client = market.as(seller);
  const id = await list(market, seller);
  const { status, body } = await client.delete(`/listings/${id}`);
  expect([status, body.data]).toEqual([200, { id, deleted: true }]);
  expect((await client.get(`/listings/user/${seller.id}`)).body.total).toBe(0);
  expect((await client.delete(`/listings/${id}`)).status).toBe(404);
  const [row] = await market.database
    .admin`select deleted_at from public.listings where id = ${id}`;
  expect(row?.["deleted_at"]).not.toBeNull();
});

test("L: gone from list, search, boosted and user list, its id answers 404, and the order that once bought it still reads", async () => {
  const sale = await openSale(market, { title: "Dress tenun Sumba" });
  await market.time.advance(3700);
  const { seller, buyer, listing_id } = sale;
  const pages = ["", "/boosted", `/user/${seller.id}`].map((path) => `/listings${path}`);
  const places = [...pages, "/search?q=tenun", "/search"];
  const shows = async (place: string): Promise<boolean> =>
    (await market.as(buyer).get(place)).body.listings
      .some(({ id }: { id: string }) => id === listing_id);
  expect(await Promise.all(places.map(shows))).toEqual(places.map(() => true));
  expect((await market.as(seller).delete(`/listings/${listing_id}`)).status).toBe(200);
  expect(await Promise.all(places.map(shows))).toEqual(places.map(() => false));
  expect((await market.as(buyer).get(`/listings/${listing_id}`)).status).toBe(404);
  expect(await readOrder(market, sale)).toMatchObject({ status: "EXPIRED", listing_id });
});

test("only the seller may delete it", async () => {
  const id = await list(market, await market.user());
  expect((await market.as(await market.user()).delete(`/listings/${id}`)).status).toBe(403);
});

test("a listing that someone is buying stays", async () => {
  const { seller, listing_id } = await openSale(market);
  expect((await market.as(seller).delete(`/listings/${listing_id}`)).status).toBe(409);
});

test("of an order and a deletion at once, one wins", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const id = await list(market, seller);
  const body = await orderBody(market, buyer, id);
  const [order, deletion] = await Promise.all([
    market.as(buyer).post("/orders", body),
    market.as(seller).delete(`/listings/${id}`),
  ]);
  expect([[201, 409], [404, 200]]).toContainEqual([order.status, deletion.status]);
});

test("of two deletions at once, one counts", async () => {
  const seller = await market.user();
  const id = await list(market, seller);
  const answers = await Promise.all([1, 2].map(() => market.as(seller).delete(`/listings/${id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});
