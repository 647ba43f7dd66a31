import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();

const become = (id: string, status: string) =>
  market.sql`update public.listings set status = ${status} where id = ${id}`;
const read = (user: User, id: string) => user.get(`/listings/${id}`);

test("a listing says whether its reader likes it", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const id = await seller.list();
  expect((await read(reader, id)).body.data).toMatchObject({ id, liked_by_me: false });
  await market.sql`
    insert into public.likes (user_id, listing_id) values (${reader.id}, ${id})`;
  expect((await read(reader, id)).body.data.liked_by_me).toBe(true);
  expect((await read(seller, id)).body.data.liked_by_me).toBe(false);
});

test("reserved and sold listings are readable, with their status", async () => {
  const seller = await market.user();
  const id = await seller.list();
  for (const status of ["reserved", "sold"]) {
    await become(id, status);
    expect((await read(await market.user(), id)).body.data.status).toBe(status);
  }
});

test("a listing shows its seller's current profile", async () => {
  const seller = await market.user();
  const id = await seller.list();
  await seller.patch("/auth/me", { city: 'Kota "Tua"', photo_url: null });
  expect((await read(seller, id)).body.data.seller)
    .toMatchObject({ username: seller.username, city: 'Kota "Tua"', photo_url: null });
});

test("only its seller can read a removed listing", async () => {
  const seller = await market.user();
  const id = await seller.list();
  await become(id, "removed");
  expect((await read(seller, id)).status).toBe(200);
  expect((await read(await market.user(), id)).status).toBe(404);
});

test("active, reserved and sold listings are listed in pages, newest first; removed and deleted ones are not", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const ids: string[] = [];
  for (const status of ["active", "reserved", "sold", "removed"]) {
    const id = await seller.list();
    await market.sql`update public.listings set status = ${status} where id = ${id}`;
    if (status !== "removed") ids.unshift(id);
  }
  await seller.delete(`/listings/${await seller.list()}`);
  const { body } = await reader.get(`/listings/user/${seller.id}`);
  expect(body).toMatchObject({ total: 3, offset: 0, limit: 20 });
  expect(body.listings.map(({ id }: { id: string }) => id)).toEqual(ids);
  const second = await reader.get(`/listings/user/${seller.id}?limit=1&offset=1`);
  expect(second.body.listings.map(({ id }: { id: string }) => id)).toEqual([ids[1]]);
});

test("a seller's own list has removed listings too, and status= narrows any list", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const ids: Record<string, string> = {};
  for (const status of ["active", "reserved", "sold", "removed"]) {
    ids[status] = await seller.list();
    await market.sql`update public.listings set status = ${status} where id = ${ids[status]}`;
  }
  const page = async (who: typeof seller, query = "") => {
    const { body } = await who.get(`/listings/user/${seller.id}${query}`);
    expect(body.total).toBe(body.listings.length);
    return body.listings.map(({ id }: { id: string }) => id);
  };
  expect(await page(seller)).toEqual(Object.values(ids).toReversed());
  for (const status of ["active", "reserved", "sold", "removed"]) {
    expect(await page(seller, `?status=${status}`)).toEqual([ids[status]]);
  }
  expect(await page(reader, "?status=sold")).toEqual([ids["sold"]]);
  expect(await page(reader, "?status=removed")).toEqual([]);
  expect(await page(reader, "?status=")).toHaveLength(3);
  const wrong = await reader.get(`/listings/user/${seller.id}?status=gone`);
  expect(wrong.status).toBe(400);
});

test("a reported listing stays visible and its seller is not notified", async () => {
  const [reporter, seller] = [await market.user(), await market.user()];
  const listing = await seller.list();
  const path = `/listings/${listing}/report`;
  await must(reporter.post(path, { reason: "misleading", details: "Bukan katun" }));
  expect((await seller.get(`/listings/user/${seller.id}`)).body.total).toBe(1);
  expect((await seller.get("/auth/me/export")).text).not.toContain("Bukan katun");
});
