import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

test("the given fields change, null clears a field, the others stay", async () => {
  const seller = await market.user();
  const id = await seller.list({ brand: "Zara", vibe_tags: ["y2k"] });
  const { status, body } = await seller.patch(`/listings/${id}`, {
    price: 125_000,
    brand: null,
    vibe_tags: null,
    description: null,
    product_category: "tas",
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    price: 125_000,
    brand: null,
    vibe_tags: [],
    description: "",
    product_category: "Tas",
    weight_grams: 400,
  });
  expect(body.data.updated_at > body.data.created_at).toBe(true);
  expect((await seller.patch(`/listings/${id}`, {})).body.data).toEqual(body.data);
});

test("its owner may change, delete or relist a removed listing; to others it does not exist", async () => {
  const [seller, other] = [await market.user(), await market.user()];
  const id = await seller.list();
  await market.sql`update public.listings set status = 'removed' where id = ${id}`;
  const path = `/listings/${id}`;
  expect((await other.patch(path, { price: 90_000 })).status).toBe(404);
  expect((await other.delete(path)).status).toBe(404);
  expect((await other.post(`${path}/relist`)).status).toBe(404);
  const changed = await seller.patch(path, { price: 90_000 });
  expect(changed.body.data).toMatchObject({ price: 90_000, status: "removed" });
  expect((await seller.post(`${path}/relist`)).body.data).toMatchObject({
    price: 90_000,
    status: "active",
  });
  await market.sql`update public.listings set status = 'removed' where id = ${id}`;
  expect((await seller.delete(path)).status).toBe(200);
  expect((await seller.get(path)).status).toBe(404);
});

test.each(["reserved", "sold"])("a %s listing cannot be changed", async (status) => {
  const seller = await market.user();
  const id = await seller.list();
  await market.sql`update public.listings set status = ${status} where id = ${id}`;
  expect((await seller.patch(`/listings/${id}`, { price: 1000 })).status).toBe(409);
});

test("with a concurrent price change, the buyer pays the price that the listing shows afterwards", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const id = await seller.list();
  const body = await buyer.orderBody(id);
  const [order, change] = await Promise.all([
    buyer.post("/orders", body),
    seller.patch(`/listings/${id}`, { price: 90_000 }),
  ]);
  const { price } = (await buyer.get(`/listings/${id}`)).body.data;
  if (order.status === 201) expect(order.body.data.item_price).toBe(price);
  else expect([order.status, price]).toEqual([400, 90_000]);
  expect(change.status).toBe(price === 90_000 ? 200 : 409);
});
