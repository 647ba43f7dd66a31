import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { list, orderBody } from "../../support/sale.ts";

const market = useMarket();

test("the given fields change, null clears a field, the others stay", async () => {
  const seller = await market.user();
  const id = await list(market, seller, { brand: "Zara", vibe_tags: ["y2k"] });
  const { status, body } = await market.as(seller).patch(`/listings/${id}`, {
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
  expect((await market.as(seller).patch(`/listings/${id}`, {})).body.data).toEqual(body.data);
});

test("fields that a seller cannot set are ignored", async () => {
  const seller = await market.user();
  const id = await list(market, seller);
  const { body } = await market.as(seller).patch(`/listings/${id}`, { status: "sold", likes: 7 });
  expect(body.data).toMatchObject({ status: "active", likes: 0 });
});

test.each([{ price: 1 }, { price: null }, { photos: [] }, { photos: ["https://10.0.0.1/a"] }, {
  gender: "x",
}])(
  "the change %j is rejected before the seller is checked",
  async (change) => {
    const path = `/listings/${crypto.randomUUID()}`;
    expect((await market.as(await market.user()).patch(path, change)).status).toBe(400);
  },
);

test("only its seller can change a listing; an unknown one gets 404", async () => {
  const [seller, other] = [await market.user(), await market.user()];
  const id = await list(market, seller);
  expect((await market.as(other).patch(`/listings/${id}`, { price: 1000 })).status).toBe(403);
  const nowhere = `/listings/${crypto.randomUUID()}`;
  expect((await market.as(seller).patch(nowhere, { price: 1000 })).status).toBe(404);
  await market.as(seller).delete(`/listings/${id}`);
  expect((await market.as(seller).patch(`/listings/${id}`, { price: 1000 })).status).toBe(404);
});

test("its owner may change, delete or relist a removed listing; to others it does not exist", async () => {
  const [seller, other] = [await market.user(), await market.user()];
  const id = await list(market, seller);
  await market.database.admin`update public.listings set status = 'removed' where id = ${id}`;
  const path = `/listings/${id}`;
  expect((await market.as(other).patch(path, { price: 90_000 })).status).toBe(404);
  expect((await market.as(other).delete(path)).status).toBe(404);
  const changed = await market.as(seller).patch(path, { price: 90_000 });
  expect(changed.body.data).toMatchObject({ price: 90_000, status: "removed" });
  expect((await market.as(seller).post(`${path}/relist`)).body.data).toMatchObject({
    price: 90_000,
    status: "active",
  });
  await market.database.admin`update public.listings set status = 'removed' where id = ${id}`;
  expect((await market.as(seller).delete(path)).status).toBe(200);
  expect((await market.as(seller).get(path)).status).toBe(404);
});

test.each(["reserved", "sold"])("a %s listing cannot be changed", async (status) => {
  const seller = await market.user();
  const id = await list(market, seller);
  await market.database.admin`update public.listings set status = ${status} where id = ${id}`;
  expect((await market.as(seller).patch(`/listings/${id}`, { price: 1000 })).status).toBe(409);
});

test("with a concurrent price change, the buyer pays the price that the listing shows afterwards", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const id = await list(market, seller);
  const body = await orderBody(market, buyer, id);
  const [order, change] = await Promise.all([
    market.as(buyer).post("/orders", body),
    market.as(seller).patch(`/listings/${id}`, { price: 90_000 }),
  ]);
  const { price } = (await market.as(buyer).get(`/listings/${id}`)).body.data;
  if (order.status === 201) expect(order.body.data.item_price).toBe(price);
  else expect([order.status, price]).toEqual([400, 90_000]);
  expect(change.status).toBe(price === 90_000 ? 200 : 409);
});
