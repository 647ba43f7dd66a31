import type postgres from "postgres";
import { beforeAll, expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();
let seller: User;
beforeAll(async () => {
  seller = await market.user();
  await seller.list({ title: "Jaket denim lengkap", brand: "Levi's" });
  await seller.list({ title: "Celana", brand: "LEVIS", product_category: "Bawahan" });
  await seller.list({ title: "Baju lama", brand: "Lea", product_category: "Atasan" });
});

const suggest = async (q: string) =>
  (await seller.get(`/search/suggest?q=${encodeURIComponent(q)}`)).body.data.items;

test("categories, brands and words that begin so, in this order, and no more than eight", async () => {
  expect(await suggest("le")).toEqual([
    { kind: "brand", value: "Lea" },
    { kind: "brand", value: "Levi's" },
    { kind: "word", value: "lea" },
    { kind: "word", value: "levi" },
    { kind: "word", value: "levis" },
    { kind: "word", value: "lengkap" },
  ]);
  expect(await suggest("BA")).toEqual([
    { kind: "category", value: "Bawahan" },
    { kind: "word", value: "baju" },
  ]);
  for (const number of "abcdefghijkl") {
    await seller.list({ title: `Zebra zeb${number}${number}`, brand: `Zeb ${number}` });
  }
  expect(await suggest("zeb")).toHaveLength(8);
});

test("brands in any spelling; the last of several words is completed", async () => {
  expect(await suggest("LEVI’S")).toContainEqual({ kind: "brand", value: "Levi's" });
  expect(await suggest("jaket de")).toEqual([{ kind: "word", value: "jaket denim" }]);
  expect(await suggest("%")).toEqual([]);
  expect(await suggest("\\")).toEqual([]);
});

test("what only hidden listings have is not suggested", async () => {
  const id = await seller.list({ title: "Rahasiasekali", brand: "Rahasiamerek" });
  expect(await suggest("rahasia")).toHaveLength(3);
  await seller.delete(`/listings/${id}`);
  expect(await suggest("rahasia")).toEqual([]);
});

test("a word goes with the last title that has it, and comes back with a listing that is shown again", async () => {
  const another = await market.user();
  const id = await another.list({ title: "Kimonolama sutra", brand: "Kimonomerek" });
  await another.patch(`/listings/${id}`, { title: "Rok", brand: null });
  expect(await suggest("kimono")).toEqual([]);
  await another.patch(`/listings/${id}`, { title: "Kimonobaru" });
  expect(await suggest("kimono")).toEqual([{ kind: "word", value: "kimonobaru" }]);
  const hidden = async (is: boolean) =>
    await market.sql`update public.listings set seller_active = ${!is} where id = ${id}`;
  await hidden(true);
  expect(await suggest("kimono")).toEqual([]);
  await hidden(false);
  expect(await suggest("kimono")).toHaveLength(1);
});

test("a listing that is created while the only other one with its words is hidden is suggested", async () => {
  const first = await seller.list({ title: "Balapanjang", brand: "Balapmerek" });
  await market.sql.begin(async (sql) => {
    await copy(sql, first);
    await seller.delete(`/listings/${first}`);
  });
  expect(await suggest("balap")).toEqual([
    { kind: "brand", value: "Balapmerek" },
    { kind: "word", value: "balapmerek" },
    { kind: "word", value: "balapanjang" },
  ]);
});

test("a category goes with its last listing, though its count is the sum of several rows", async () => {
  const { admin } = market.database;
  const first = await seller.list({ title: "Dompet", product_category: "Tas" });
  await admin.begin(async (sql) => {
    await copy(sql, first);
    await copy(admin, first);
  });
  expect(await suggest("tas")).toEqual([{ kind: "category", value: "Tas" }]);
  await admin`update public.listings set deleted_at = private.now() where product_category = 'Tas'`;
  const counts = await admin`
    select visible::int from public.listing_counts where product_category = 'Tas' and visible <> 0`;
  expect(counts.length).toBeGreaterThan(1);
  expect(await suggest("tas")).toEqual([]);
});

test("a search for what is suggested finds a title with it, however it is written", async () => {
  await seller.list({
    title: "T-shirt O’Neill dengan AT&T, 38.5 (EU), hitam/putih, slim-fit, -promo 1.2.3 café",
  });
  const missed = await market.sql`
    select words.word from private.listing_words as words
    where not exists (
      select from private.listing_search as entries
      where entries.number = words.number
        and entries.headline @@ plainto_tsquery('pg_catalog.indonesian', words.word))`;
  expect(missed).toEqual([]);
  expect(await suggest("t-sh")).toEqual([{ kind: "word", value: "t-shirt" }]);
});

/** The same listing by another seller. */
async function copy(sql: postgres.Sql | postgres.TransactionSql, id: string): Promise<void> {
  const another = await market.user();
  await sql`
    insert into public.listings (seller_id, title, brand, description, price, product_category, gender, condition, photos, weight_grams)
    select ${another.id}, title, brand, description, price, product_category, gender, condition, photos, weight_grams
    from public.listings where id = ${id}`;
}

test.each(["", "?q=", "?q=%20", `?q=${"x".repeat(61)}`])("%s is rejected", async (query) => {
  expect((await seller.get(`/search/suggest${query}`)).status).toBe(400);
});

test("a brand that one listing loses while another gets it is still suggested", async () => {
  const [losing, getting] = [await seller.list({ brand: "Quila" }), await seller.list()];
  await market.sql.begin(async (sql) => {
    await sql`update public.listings set brand = 'Quila' where id = ${getting}`;
    await must(seller.patch(`/listings/${losing}`, { brand: "Other" }));
  });
  expect(await suggest("quil")).toContainEqual({ kind: "brand", value: "quila" });
});
