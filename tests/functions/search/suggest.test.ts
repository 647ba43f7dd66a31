import { beforeAll, expect, test } from "vitest";
import { list } from "../../support/sale.ts";
import { useMarket } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();
let seller: TestUser;
beforeAll(async () => {
  seller = await market.user();
  await list(market, seller, { title: "Jaket denim lengkap", brand: "Levi's" });
  await list(market, seller, { title: "Celana", brand: "LEVIS", product_category: "Bawahan" });
  await list(market, seller, { title: "Baju lama", brand: "Lea", product_category: "Atasan" });
});

const suggest = async (q: string) =>
  (await market.as(seller).get(`/search/suggest?q=${encodeURIComponent(q)}`)).body.data.items;

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
    await list(market, seller, { title: `Zebra zeb${number}${number}`, brand: `Zeb ${number}` });
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
  const id = await list(market, seller, { title: "Rahasiasekali", brand: "Rahasiamerek" });
  expect(await suggest("rahasia")).toHaveLength(3);
  await market.as(seller).delete(`/listings/${id}`);
  expect(await suggest("rahasia")).toEqual([]);
});

test.each(["", "?q=", "?q=%20", `?q=${"x".repeat(61)}`])("%s is rejected", async (query) => {
  expect((await market.as(seller).get(`/search/suggest${query}`)).status).toBe(400);
});
