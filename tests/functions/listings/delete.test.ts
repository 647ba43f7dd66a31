import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

test("a deleted listing leaves every list and its id gets 404; its earlier order stays readable", async () => {
  const sale = await market.openSale({ title: "Dress tenun Sumba" });
  await market.time.advance(3700);
  const { seller, buyer, listing_id } = sale;
  const pages = ["", "/boosted", `/user/${seller.id}`].map((end) => `/listings${end}`);
  const paths = [...pages, "/search?q=tenun", "/search"];
  const shows = async (path: string): Promise<boolean> =>
    (await buyer.get(path)).body.listings.some(({ id }: { id: string }) => id === listing_id);
  expect(await Promise.all(paths.map(shows))).toEqual(paths.map(() => true));
  const { status, body } = await seller.delete(`/listings/${listing_id}`);
  expect([status, body.data]).toEqual([200, { id: listing_id, deleted: true }]);
  expect(await Promise.all(paths.map(shows))).toEqual(paths.map(() => false));
  expect((await buyer.get(`/listings/${listing_id}`)).status).toBe(404);
  expect((await seller.delete(`/listings/${listing_id}`)).status).toBe(404);
  expect(await sale.read()).toMatchObject({ status: "EXPIRED", listing_id });
});

test("a reserved listing cannot be deleted", async () => {
  const { seller, listing_id } = await market.openSale();
  expect((await seller.delete(`/listings/${listing_id}`)).status).toBe(409);
});

test("of a concurrent order and deletion, exactly one succeeds", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const id = await seller.list();
  const body = await buyer.orderBody(id);
  const [order, deletion] = await Promise.all([
    buyer.post("/orders", body),
    seller.delete(`/listings/${id}`),
  ]);
  expect([[201, 409], [404, 200]]).toContainEqual([order.status, deletion.status]);
});
