import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";
import { list } from "../../support/sale.ts";

const market = useMarket();

const become = (id: string, status: string) =>
  market.database.admin`update public.listings set status = ${status} where id = ${id}`;
const read = (user: TestUser, id: string) => market.as(user).get(`/listings/${id}`);

test("a listing says whether its reader likes it", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const id = await list(market, seller);
  expect((await read(reader, id)).body.data).toMatchObject({ id, liked_by_me: false });
  await market.database.admin`
    insert into public.likes (user_id, listing_id) values (${reader.id}, ${id})`;
  expect((await read(reader, id)).body.data.liked_by_me).toBe(true);
  expect((await read(seller, id)).body.data.liked_by_me).toBe(false);
});

test("reserved and sold listings are readable, with their status", async () => {
  const seller = await market.user();
  const id = await list(market, seller);
  for (const status of ["reserved", "sold"]) {
    await become(id, status);
    expect((await read(await market.user(), id)).body.data.status).toBe(status);
  }
});

test("a listing shows its seller's current profile", async () => {
  const seller = await market.user();
  const id = await list(market, seller);
  await market.as(seller).patch("/auth/me", { city: 'Kota "Tua"', photo_url: null });
  expect((await read(seller, id)).body.data.seller)
    .toMatchObject({ username: seller.username, city: 'Kota "Tua"', photo_url: null });
});

test("only its seller can read a removed listing", async () => {
  const seller = await market.user();
  const id = await list(market, seller);
  await become(id, "removed");
  expect((await read(seller, id)).status).toBe(200);
  expect((await read(await market.user(), id)).status).toBe(404);
});

test("deleted, unknown and malformed ids get 404", async () => {
  const seller = await market.user();
  const id = await list(market, seller);
  await market.as(seller).delete(`/listings/${id}`);
  for (const gone of [id, crypto.randomUUID(), "dress"]) {
    expect((await read(seller, gone)).status).toBe(404);
  }
});
