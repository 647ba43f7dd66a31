import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { save } from "../../support/searches.ts";
import { setSetting } from "../../support/settings.ts";

const market = useMarket();

const create = async (body: unknown) =>
  await market.as(await market.user()).post("/searches/saved", body);
const withFilters = (filters: unknown) => create({ name: "Batik", filters });

test("a search is saved with the filters that were given, and tells instantly by default", async () => {
  const filters = {
    q: '"dress batik" -bekas',
    brand: ["Levi's", "H&M"],
    size: ["EU 38"],
    condition: ["new"],
    min_price: 1000,
    max_price: 200000,
    min_rating: 4,
    verified: true,
    sortBy: "lowest_price",
  };
  const { status, body } = await create({ name: " Batik 🧵 biru ", filters });
  expect([status, body.data]).toMatchObject([201, {
    name: "Batik 🧵 biru",
    filters,
    notify: "instantly",
  }]);
});

test.each<[unknown]>([
  [{}],
  [{ q: "  ", brand: [" "], size: [] }],
  [{ sortBy: "newest" }],
  [{ min_price: 1000, max_price: 100_000_000 }],
  [{ condition: ["new", "like_new", "good", "fair"] }],
  [{ q: "-bekas" }],
])("a search that matches everything is rejected: %j", async (filters) => {
  expect(await withFilters(filters)).toMatchObject({
    status: 400,
    body: { error: { reason: "search_matches_everything" } },
  });
});

test.each<[string, unknown, string]>([
  ["no filters", { name: "Batik" }, "filters"],
  ["an unknown filter", { name: "Batik", filters: { q: "batik", brnd: ["x"] } }, "filters"],
  [
    "10,000 brands",
    { name: "Batik", filters: { brand: Array.from({ length: 10_000 }, (_, n) => `b${n}`) } },
    "filters.brand",
  ],
  [
    "prices the wrong way round",
    { name: "B", filters: { min_price: 2, max_price: 1 } },
    "filters.min_price",
  ],
  ["a price as text", { name: "B", filters: { q: "batik", min_price: "2" } }, "filters.min_price"],
  ["an empty name", { name: " ", filters: { q: "batik" } }, "name"],
  ["a name of two lines", { name: "a\nb", filters: { q: "batik" } }, "name"],
  ["another time", { name: "B", filters: { q: "batik" }, notify: "hourly" }, "notify"],
])("%s: 400", async (_, body, path) => {
  const answer = await create(body);
  expect(answer.status).toBe(400);
  expect(answer.body.error.details).toContainEqual(
    expect.objectContaining({ path: `body.${path}` }),
  );
});

test("values that repeat, that nothing has or that are only signs are saved", async () => {
  const filters = { brand: ["Zara", "ZARA", "zara"], size: ["''"], product_category: "Mobil" };
  expect((await withFilters(filters)).status).toBe(201);
  expect((await withFilters({ q: "yang" })).status).toBe(201);
  expect((await withFilters({ max_price: 0 })).status).toBe(201);
  expect((await withFilters({ min_price: 999_999_999_999_999 })).status).toBe(201);
  expect((await withFilters({ q: 'a\'b\\ or ("<2>" & !!' })).status).toBe(201);
});

test("a suspended user saves nothing", async () => {
  const person = await market.user();
  await market.setAccountStatus(person, "suspended");
  const body = { name: "Batik", filters: { q: "batik" } };
  expect((await market.as(person).post("/searches/saved", body)).status).toBe(403);
});

test("of searches saved at once, no more than the limit are", async () => {
  await setSetting(market, "saved_searches_max", 3);
  const person = await market.user();
  const body = { name: "Batik", filters: { q: "batik" } };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => market.as(person).post("/searches/saved", body)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(3).fill(201),
    ...Array(5).fill(409),
  ]);
  expect(answers.find(({ status }) => status === 409)!.body.error.reason).toBe(
    "too_many_saved_searches",
  );
  await setSetting(market, "saved_searches_max", 20);
});

test("saved searches are exported, and deleted with the account", async () => {
  const person = await market.user();
  const id = await save(market, person, { q: "batik" });
  const { body } = await market.as(person).get("/auth/me/export");
  expect(body.data.saved_searches).toMatchObject([{ id, filters: { q: "batik" } }]);
  expect((await market.as(person).delete("/auth/me")).status).toBe(200);
  await market.runDue();
  const { admin } = market.database;
  expect(await admin`select from private.saved_searches where id = ${id}`).toEqual([]);
  expect(await admin`select from private.saved_search_keys where search_id = ${id}`).toEqual([]);
});
