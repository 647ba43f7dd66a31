import { beforeAll, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();
let seller: User;
let other: User;
const id: Record<string, string> = {};

const SHOP = {
  levis: { brand: "Levi's", size: "EU 38", condition: "good", color: "Biru", title: "Jeans satu" },
  levi: { brand: "levis ", size: "38", condition: "new", color: "Blue", title: "Jeans dua" },
  strauss: { brand: "LEVI STRAUSS & CO", size: "38.5", condition: "fair", title: "Jeans tiga" },
  hm: { brand: "H&M", size: "Small", condition: "good", color: "hitam", sub_category: "Kemeja" },
  hermes: { brand: "Hermès", size: "S", condition: "like_new", sub_category: "kemeja flanel" },
  bare: { title: "Tanpa merek", condition: "good" },
};

beforeAll(async () => {
  [seller, other] = [await market.user(), await market.user()];
  for (const [name, changes] of Object.entries(SHOP)) {
    const absent = { brand: null, size: null, color: null, sub_category: null };
    id[name] = await (name === "hermes" ? other : seller).list({ ...absent, ...changes });
  }
});

const search = async (query: string) => (await seller.get(`/search?${query}`)).body;
const names = async (query: string): Promise<string[]> =>
  (await search(query)).listings.map((found: { id: string }) =>
    Object.keys(id).find((name) => id[name] === found.id)
  );

test.each([
  ["brand=LEVIS", ["strauss", "levi", "levis"]],
  ["brand=levi%E2%80%99s", ["strauss", "levi", "levis"]],
  ["brand=h%20%26%20m", ["hm"]],
  ["brand=hermes", ["hermes"]],
  ["brand=H%20and%20M", ["hm"]],
  ["size=38", ["levi", "levis"]],
  ["size=38%20eu", ["levi", "levis"]],
  ["size=38,5", ["strauss"]],
  ["size=s", ["hermes", "hm"]],
  ["color=biru", ["levi", "levis"]],
  ["sub_category=kemeja", ["hm"]],
  ["condition=like_new", ["hermes"]],
  ["brand=''", []],
])("%s finds every spelling: %j", async (query, expected) => {
  expect(await names(query)).toEqual(expected);
  expect(await search(query)).toMatchObject({ total: expected.length, total_is_minimum: false });
});

test("a repeated filter matches any of its values; different filters match all", async () => {
  expect(await names("brand=hm&brand=hermes")).toEqual(["hermes", "hm"]);
  expect(await names("condition=good&condition=new&brand=levis")).toEqual(["levi", "levis"]);
  expect(await names("condition=good&q=jeans&size=38&min_price=1000")).toEqual(["levis"]);
  expect(await names("brand=levis&sortBy=lowest_price&limit=2&offset=1")).toHaveLength(2);
  expect(await names("brand=&brand=%20&size=")).toHaveLength(Object.keys(SHOP).length);
});

test("what was typed is kept, and a changed field is found by the new value", async () => {
  const fresh = await seller.list({ brand: " Levi’S  501", size: "EU 41" });
  expect((await seller.get(`/listings/${fresh}`)).body.data).toMatchObject({
    brand: "Levi’S  501",
    size: "EU 41",
  });
  await seller.patch(`/listings/${fresh}`, { size: "42", brand: null, condition: "fair" });
  expect(await search("size=41")).toMatchObject({ total: 0 });
  expect(await search("size=42&condition=fair")).toMatchObject({ total: 1 });
  expect(await search("brand=levis501")).toMatchObject({ total: 0 });
  await seller.delete(`/listings/${fresh}`);
  expect(await search("size=42")).toMatchObject({ total: 0 });
});

test("the seller's rating and verification filter, and follow their changes", async () => {
  expect(await names("min_rating=1")).toEqual([]);
  await market.sql`
    update public.profiles set rating_sum = 9, rating_count = 2, verified = true where id = ${other.id}`;
  expect(await names("min_rating=4")).toEqual(["hermes"]);
  expect(await names("min_rating=5")).toEqual([]);
  expect(await names("verified=true")).toEqual(["hermes"]);
  expect(await names("verified=false&brand=hermes")).toEqual([]);
  const fresh = await other.list({});
  expect((await search("verified=true&min_rating=4")).total).toBe(2);
  await other.delete(`/listings/${fresh}`);
  await market.sql`update public.profiles set verified = false where id = ${other.id}`;
  expect(await names("verified=true")).toEqual([]);
});

test.each([
  "min_rating=6",
  `brand=${"x".repeat(81)}`,
])("%s is rejected", async (query) => {
  expect((await seller.get(`/search?${query}`)).status).toBe(400);
});
