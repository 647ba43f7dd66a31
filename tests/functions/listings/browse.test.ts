import { beforeAll, expect, test } from "vitest";
import { atOnce, RACING, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket(RACING);
let seller: User;
const ids: string[] = [];

/** Twelve listings of two categories, three genders and four prices. */
beforeAll(async () => {
  seller = await market.user();
  for (let index = 0; index < 12; index++) {
    ids.push(
      await seller.list({
        price: 10_000 * (1 + index % 4),
        product_category: index % 2 ? "tas" : "DRESS",
        gender: ["male", "female", "unisex"][index % 3],
      }),
    );
  }
});

interface Listed {
  id: string;
  product_category: string;
}

const browse = (query = "") => seller.get(`/listings${query}`);
const listed = async (query = ""): Promise<Listed[]> => (await browse(query)).body.listings;
const idsOf = (listings: Listed[]) => listings.map(({ id }) => id);

test("the default is the newest first, at most fifty, without an envelope", async () => {
  const { body } = await browse();
  expect(Object.keys(body)).toEqual(["listings", "total", "offset", "limit", "next_cursor"]);
  expect(body).toMatchObject({ total: 12, offset: 0, limit: 50, next_cursor: null });
  expect(idsOf(body.listings)).toEqual([...ids].reverse());
  expect(body.listings[0]).toMatchObject({
    seller: { username: seller.username, city: "Bandung" },
  });
});

test("filters apply to the page and its total; the parameter category is ignored", async () => {
  const { body } = await browse("?gender=female&product_category=tAS&category=Dress");
  expect(body.total).toBe(2);
  expect(body.listings.map(({ product_category }: Listed) => product_category)).toEqual([
    "Tas",
    "Tas",
  ]);
  expect((await browse("?category=Dress")).body.total).toBe(12);
  expect((await browse("?product_category=Kebaya")).body).toMatchObject({ listings: [], total: 0 });
});

test("a cursor of another list and a cursor with an offset are rejected", async () => {
  const { next_cursor } = (await browse("?limit=2&gender=female")).body;
  for (
    const more of ["gender=male", "gender=female&sortBy=lowest_price", "gender=female&offset=0"]
  ) {
    expect((await browse(`?${more}&cursor=${next_cursor}`)).status).toBe(400);
  }
});

test("sold, reserved, removed and deleted listings and those of suspended sellers are neither listed nor counted", async () => {
  const before = (await browse()).body.total;
  for (const status of ["sold", "reserved", "removed"]) {
    await market.sql`update public.listings set status = ${status} where id = ${await seller
      .list()}`;
  }
  await seller.delete(`/listings/${await seller.list()}`);
  await market.sql`update public.listings set seller_active = false where id = ${await seller
    .list()}`;
  await market.sql`delete from public.listings where id = ${await seller.list()}`;
  expect((await browse()).body.total).toBe(before);
  expect(idsOf(await listed())).toEqual([...ids].reverse());
});

test("a listing that exists before a request is in its page and its total, however many ask at once", async () => {
  const readers = await atOnce(4, () => market.user());
  const sellers = await atOnce(3, () => market.user());
  const committed = new Set<string>();
  const ending = new AbortController();
  let pages = 0;
  const read = async (at: number) => {
    while (!ending.signal.aborted) {
      const before = [...committed];
      const { status, body } = await readers[at % 4]!.get("/listings?limit=100");
      expect(status).toBe(200);
      const seen = new Set(body.listings.map(({ id }: { id: string }) => id));
      expect(before.filter((id) => !seen.has(id))).toEqual([]);
      expect(body.total).toBeGreaterThanOrEqual(before.length);
      pages++;
    }
  };
  const reading = atOnce(16, (at) => read(at));
  await Promise.all(sellers.map(async (seller) => {
    for (let turn = 0; turn < 12; turn++) committed.add(await seller.list());
  })).finally(() => ending.abort());
  await reading;
  expect(pages).toBeGreaterThan(50);
});

test("a seller finds their own change in the next public read, also while others read", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const id = await seller.list();
  for (let turn = 0; turn < 10; turn++) {
    const price = 50_000 + turn * 1000;
    const others = Array.from({ length: 8 }, () => reader.get(`/listings/user/${seller.id}`));
    await seller.patch(`/listings/${id}`, { price });
    const { body } = await reader.get(`/listings/user/${seller.id}`);
    expect(body.listings.map((each: { price: number }) => each.price)).toEqual([price]);
    await Promise.all(others);
  }
});
