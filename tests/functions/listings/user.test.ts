import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";

const market = useMarket();

test("active, reserved and sold listings are listed in pages, newest first; removed and deleted ones are not", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const ids: string[] = [];
  for (const status of ["active", "reserved", "sold", "removed"]) {
    const id = await list(market, seller);
    await market.database.admin`update public.listings set status = ${status} where id = ${id}`;
    if (status !== "removed") ids.unshift(id);
  }
  await market.as(seller).delete(`/listings/${await list(market, seller)}`);
  const { body } = await market.as(reader).get(`/listings/user/${seller.id}`);
  expect(body).toMatchObject({ total: 3, offset: 0, limit: 20 });
  expect(body.listings.map(({ id }: { id: string }) => id)).toEqual(ids);
  const second = await market.as(reader).get(`/listings/user/${seller.id}?limit=1&offset=1`);
  expect(second.body.listings.map(({ id }: { id: string }) => id)).toEqual([ids[1]]);
});

test("a seller's own list has removed listings too, and status= narrows any list", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const ids: Record<string, string> = {};
  for (const status of ["active", "reserved", "sold", "removed"]) {
    ids[status] = await list(market, seller);
    await market.database
      .admin`update public.listings set status = ${status} where id = ${ids[status]}`;
  }
  const page = async (who: typeof seller, query = "") => {
    const { body } = await market.as(who).get(`/listings/user/${seller.id}${query}`);
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
  const wrong = await market.as(reader).get(`/listings/user/${seller.id}?status=gone`);
  expect(wrong.status).toBe(400);
});

test("a suspended seller's listings stay readable", async () => {
  const seller = await market.user();
  await list(market, seller);
  await market.database
    .admin`update public.listings set seller_active = false where seller_id = ${seller.id}`;
  expect((await market.as(await market.user()).get(`/listings/user/${seller.id}`)).body.total)
    .toBe(1);
});

test("a user without listings has an empty page; an unknown user gets 404", async () => {
  const user = await market.user();
  expect((await market.as(user).get(`/listings/user/${user.id}`)).body)
    .toMatchObject({ listings: [], total: 0 });
  expect((await market.as(user).get(`/listings/user/${crypto.randomUUID()}`)).status).toBe(404);
  expect((await market.as(user).get("/listings/user/me")).status).toBe(404);
});
