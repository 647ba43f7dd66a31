import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();

const become = (id: string, status: string) =>
  market.sql`update public.listings set status = ${status} where id = ${id}`;
const read = (user: User, id: string) => user.get(`/listings/${id}`);

test("reserved and sold listings are readable, with their status", async () => {
  const seller = await market.user();
  const id = await seller.list();
  for (const status of ["reserved", "sold"]) {
    await become(id, status);
    expect((await read(await market.user(), id)).body.data.status).toBe(status);
  }
});

test("only its seller can read a removed listing", async () => {
  const seller = await market.user();
  const id = await seller.list();
  await become(id, "removed");
  expect((await read(seller, id)).status).toBe(200);
  expect((await read(await market.user(), id)).status).toBe(404);
});

test("a seller's own list has removed listings too, and status= narrows any list", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const ids: Record<string, string> = {};
  for (const status of ["active", "reserved", "sold", "removed"]) {
    ids[status] = await seller.list();
    await market.sql`update public.listings set status = ${status} where id = ${ids[status]}`;
  }
  await seller.delete(`/listings/${await seller.list()}`);
  const page = async (who: typeof seller, query = "") => {
    const { body } = await who.get(`/listings/user/${seller.id}${query}`);
    expect(body).toMatchObject({ total: body.listings.length, offset: 0, limit: 20 });
    return body.listings.map(({ id }: { id: string }) => id);
  };
  expect(await page(seller)).toEqual(Object.values(ids).toReversed());
  for (const status of ["active", "reserved", "sold", "removed"]) {
    expect(await page(seller, `?status=${status}`)).toEqual([ids[status]]);
  }
  expect(await page(reader, "?status=sold")).toEqual([ids["sold"]]);
  expect(await page(reader, "?status=removed")).toEqual([]);
  expect(await page(reader)).toEqual(["sold", "reserved", "active"].map((status) => ids[status]));
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
