import { expect, test } from "vitest";
import { atOnce, errorOf, RACING, useMarket } from "../../support/market.ts";
import { newBrand, save, toldOf } from "../../support/searches.ts";

const market = useMarket(RACING);

const create = async (body: unknown) => await (await market.user()).post("/searches/saved", body);
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

test("a search that matches everything is rejected, new or changed, and a change then changes nothing", async () => {
  const person = await market.user();
  const id = await save(person, { q: "batik" });
  for (
    const filters of [
      {},
      { q: "  ", brand: [" "], size: [] },
      { sortBy: "newest" },
      { min_price: 1000, max_price: 100_000_000 },
      { condition: ["new", "like_new", "good", "fair"] },
      { q: "-bekas" },
    ]
  ) {
    const sent = JSON.stringify(filters);
    const body = { name: "Semua", filters };
    for (
      const answer of [
        person.post("/searches/saved", body),
        person.patch(`/searches/saved/${id}`, body),
      ]
    ) expect(await errorOf(answer), sent).toBe("400 search_matches_everything");
  }
  const { body } = await person.get("/searches/saved");
  expect(body.data.items).toMatchObject([{ id, name: "Batik", filters: { q: "batik" } }]);
});

test("values that repeat, that nothing has or that are only signs are saved", async () => {
  const filters = { brand: ["Zara", "ZARA", "zara"], size: ["''"], product_category: "Mobil" };
  expect((await withFilters(filters)).status).toBe(201);
  expect((await withFilters({ q: "yang" })).status).toBe(201);
  expect((await withFilters({ max_price: 0 })).status).toBe(201);
  expect((await withFilters({ min_price: 999_999_999_999_999 })).status).toBe(201);
  expect((await withFilters({ q: 'a\'b\\ or ("<2>" & !!' })).status).toBe(201);
});

test("of searches saved at once, no more than the limit are", async () => {
  await market.setting("saved_searches_max", 3);
  const person = await market.user();
  const body = { name: "Batik", filters: { q: "batik" } };
  const answers = await atOnce(8, () => person.post("/searches/saved", body));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(3).fill(201),
    ...Array(5).fill(409),
  ]);
  expect(answers.find(({ status }) => status === 409)!.body.error.reason).toBe(
    "too_many_saved_searches",
  );
  await market.setting("saved_searches_max", 20);
});

test("saved searches are exported, and deleted with the account", async () => {
  const person = await market.user();
  const id = await save(person, { q: "batik" });
  const { body } = await person.get("/auth/me/export");
  expect(body.data.saved_searches).toMatchObject([{ id, filters: { q: "batik" } }]);
  expect((await person.delete("/auth/me")).status).toBe(200);
  await market.runDue();
  expect(await market.sql`select from private.saved_searches where id = ${id}`).toEqual([]);
  expect(await market.sql`select from private.saved_search_keys where search_id = ${id}`).toEqual(
    [],
  );
});

test("a change replaces the filters as a whole, and alerts follow it", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const id = await save(person, { q: "kebaya", gender: "male" });
  const path = `/searches/saved/${id}`;
  const { status, body } = await person.patch(path, {
    name: "Baru",
    filters: { brand: ["uniqlo"] },
  });
  expect([status, body.data]).toMatchObject([200, {
    id,
    name: "Baru",
    filters: { brand: ["uniqlo"] },
    notify: "instantly",
  }]);
  expect(body.data.filters).toEqual({ brand: ["uniqlo"] });
  await seller.list({ title: "Kebaya", gender: "male", brand: "Zara" });
  const fits = await seller.list({ brand: "UNIQLO" });
  await market.runDue();
  expect(await toldOf(person)).toEqual([fits]);
});

test("what came up before a search was switched on, or had its filters, is not told; a new name changes nothing", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const brands = Array.from({ length: 3 }, newBrand);
  const [on, changed, named] = await Promise.all([
    save(person, { brand: [brands[0]] }, { notify: "off" }),
    save(person, { brand: ["lain"] }),
    save(person, { brand: [brands[2]] }),
  ]);
  const ids = await Promise.all(brands.map((brand) => seller.list({ brand })));
  const change = (id: string, changes: unknown) => person.patch(`/searches/saved/${id}`, changes);
  await change(on, { notify: "instantly" });
  await change(changed, { filters: { brand: [brands[1]] } });
  await change(named, { name: "Baru", filters: { brand: [brands[2]] }, notify: "instantly" });
  await market.runDue();
  expect(await toldOf(person)).toEqual([ids[2]]);
});

test("whatever is changed and however often, a listing is told once", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const brand = newBrand();
  const id = await save(person, { brand: [brand] });
  const listing = await seller.list({ brand, price: 100_000 });
  await market.runDue();
  const changes = [
    { notify: "off" },
    { notify: "daily" },
    { filters: { brand: [brand], max_price: 99_000 } },
    { name: "Lain", notify: "instantly" },
  ];
  for (const [n, each] of changes.entries()) {
    await person.patch(`/searches/saved/${id}`, each);
    await seller.patch(`/listings/${listing}`, { price: 90_000 - n * 1000 });
    await market.runDue();
  }
  await person.delete(`/searches/saved/${id}`);
  await save(person, { brand: [brand] });
  await seller.patch(`/listings/${listing}`, { price: 50_000 });
  await market.time.advance(2 * 86_400);
  expect(await toldOf(person)).toEqual([listing]);
});

test("only their user lists saved searches, newest first, changes or deletes them, and deletes each once", async () => {
  const [person, other] = [await market.user(), await market.user()];
  const first = await save(person, { q: "batik" });
  const second = await save(person, { brand: ["Zara"] }, { notify: "off" });
  await save(other, { q: "kebaya" });
  const { status, body } = await person.get("/searches/saved?limit=10");
  expect([status, body.data]).toMatchObject([200, {
    items: [{ id: second, notify: "off" }, { id: first, filters: { q: "batik" } }],
    total: 2,
    limit: 10,
    offset: 0,
  }]);
  const path = `/searches/saved/${first}`;
  expect(await errorOf(other.patch(path, { notify: "off" }))).toBe("404 saved_search_not_found");
  expect((await other.delete(path)).status).toBe(404);
  expect((await person.delete(path)).body.data).toEqual({ id: first, deleted: true });
  expect((await person.delete(path)).status).toBe(404);
});
