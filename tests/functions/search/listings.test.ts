import { beforeAll, expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { alertsOf, save } from "../../support/searches.ts";

const market = useMarket();
let seller: User;
const id: Record<string, string> = {};

const SHOP = {
  kebaya: { title: "Kebaya brokat merah", description: "Untuk wisuda.", price: 300_000 },
  jaket: {
    title: "Jaket denim",
    description: "Merah di bagian dalam.",
    brand: "Levi's",
    price: 200_000,
  },
  sneakers: {
    title: "Sneakers putih",
    description: "Nyaman dipakai setiap hari.",
    brand: "Adidas",
    price: 350_000,
    product_category: "Sepatu",
    gender: "male",
    vibe_tags: ["sporty", "street wear"],
  },
  pakaian: {
    title: "Setelan",
    description: "Berpakaian rapi ke kantor.",
    price: 100_000,
    vibe_tags: ["formal"],
  },
  tas: {
    title: "Tas merah",
    description: "Kulit.",
    price: 90_000,
    product_category: "Tas",
    vibe_tags: ["sporty"],
  },
};

beforeAll(async () => {
  seller = await market.user();
  for (const [name, changes] of Object.entries(SHOP)) {
    id[name] = await seller.list(changes);
  }
});

const search = async (query: Record<string, string>) =>
  (await seller.get(`/search?${new URLSearchParams(query)}`)).body;
const names = async (query: Record<string, string>): Promise<string[]> => {
  const { listings } = await search(query);
  return listings.map((found: { id: string }) =>
    Object.keys(id).find((name) => id[name] === found.id)
  );
};

test("matches in title or brand come before matches in the description, each newest first", async () => {
  expect(await names({ q: "merah" })).toEqual(["tas", "kebaya", "jaket"]);
  expect(await names({ q: "adidas" })).toEqual(["sneakers"]);
  expect(await search({ q: "merah" })).toMatchObject({
    total: 3,
    total_is_minimum: false,
    corrected: false,
    offset: 0,
    limit: 24,
  });
});

test("Indonesian word forms match; words can be combined, alternative, quoted or excluded", async () => {
  expect(await names({ q: "memakai" })).toEqual(["sneakers"]);
  expect(await names({ q: "pakaian" })).toEqual(["pakaian"]);
  expect(await names({ q: "jaket merah" })).toEqual(["jaket"]);
  expect(await names({ q: "kebaya or jaket" })).toEqual(["jaket", "kebaya"]);
  expect(await names({ q: "merah -kebaya" })).toEqual(["tas", "jaket"]);
  expect(await names({ q: '"brokat merah"' })).toEqual(["kebaya"]);
  expect(await names({ q: '"merah brokat"' })).toEqual([]);
});

test("a tag matches as a whole, in any case", async () => {
  expect(await names({ vibe_tag: "Sporty" })).toEqual(["tas", "sneakers"]);
  expect(await names({ vibe_tag: "street wear" })).toEqual(["sneakers"]);
  expect(await names({ vibe_tag: "street" })).toEqual([]);
  expect(await names({ vibe_tag: "sporty", q: "merah" })).toEqual(["tas"]);
});

test("a blank filter is as if absent, and a blank limit is a mistake", async () => {
  const everything = await names({});
  for (
    const field of [
      "q",
      "vibe_tag",
      "gender",
      "product_category",
      "min_price",
      "max_price",
      "sortBy",
    ]
  ) {
    expect([field, await names({ [field]: "" })]).toEqual([field, everything]);
  }
  expect(await names({ vibe_tag: " " })).toEqual(everything);
  const reader = await market.user();
  for (const path of ["/listings?gender=&product_category=&sortBy=", "/search?gender=&gender="]) {
    expect((await reader.get(path)).status).toBe(path.startsWith("/search") ? 400 : 200);
  }
  expect((await reader.get("/search?limit=")).status).toBe(400);
  const staff = await market.staff("superadmin");
  for (const list of ["orders?status=&from=", "audit?target_id=", "users?status=&q="]) {
    expect([list, (await staff.get(`/admin/${list}`)).status]).toEqual([list, 200]);
  }
});

test.each([
  ["lowest_price", ["tas", "jaket", "kebaya"]],
  ["highest_price", ["kebaya", "jaket", "tas"]],
  ["newest", ["tas", "jaket", "kebaya"]],
])("by %s", async (sortBy, expected) => {
  expect(await names({ q: "merah", sortBy })).toEqual(expected);
  expect([
    ...await names({ q: "merah", sortBy, limit: "2" }),
    ...await names({ q: "merah", sortBy, limit: "2", offset: "2" }),
  ]).toEqual(expected);
});

test.each(["aaqzxj snekaers", "snekaers zzqzxj"])(
  "an unknown word without similar ones is kept beside a corrected typo: %s finds nothing",
  async (q) => {
    expect(await search({ q })).toMatchObject({ total: 0, corrected: false });
  },
);

test("a typo finds similar words and sets corrected; a word without similar ones finds nothing", async () => {
  expect(await search({ q: "snekaers" })).toMatchObject({ total: 1, corrected: true });
  expect(await names({ q: "addidas putih" })).toEqual(["sneakers"]);
  expect(await names({ q: "jakett -putih" })).toEqual(["jaket"]);
  expect(await names({ q: "sneakerz -putih" })).toEqual([]);
  expect(await search({ q: "xylofon" })).toMatchObject({ total: 0, corrected: false });
});

test("blank words count as no words; punctuation alone finds nothing", async () => {
  expect(await search({ q: "  ", vibe_tag: "formal" })).toMatchObject({ total: 1 });
  expect(await search({ q: "!! & |" })).toMatchObject({ total: 0, listings: [] });
});

test("a changed listing is found by its new fields; a hidden listing is not found", async () => {
  const fresh = await seller.list({ title: "Payung lipat", description: "Kuat." });
  await seller.patch(`/listings/${fresh}`, { title: "Topi anyaman" });
  expect(await search({ q: "payung lipat" })).toMatchObject({ total: 0 });
  expect(await search({ q: "topi anyaman" })).toMatchObject({ total: 1 });
  await seller.delete(`/listings/${fresh}`);
  expect(await search({ q: "topi anyaman" })).toMatchObject({ total: 0 });
});

const COMPOSED = "Caf\u00e9".normalize("NFC");
const COMBINED = COMPOSED.normalize("NFD");
const WIDE = "\uff23\uff41\uff46\u00e9";

const found = async (person: User, query: Record<string, string>) => {
  const { listings } = (await person.get(`/search?${new URLSearchParams(query)}`)).body;
  return listings.map(({ title }: { title: string }) => title);
};

test("words are found in whatever form they are typed or were typed", async () => {
  const seller = await market.user();
  for (const title of [`Gaun ${COMPOSED} satu`, `Gaun ${COMBINED} dua`, `Gaun ${WIDE} tiga`]) {
    await seller.list({ title });
  }
  for (const q of [COMPOSED, COMBINED, WIDE]) {
    expect(await found(seller, { q }), q).toHaveLength(3);
    const { items } = await must(seller.get(`/search/suggest?q=${encodeURIComponent(q)}`));
    expect(items, q).toContainEqual({ kind: "word", value: "caf\u00e9" });
  }
});

test("brands are one facet in whatever form they were typed", async () => {
  const seller = await market.user();
  for (const brand of [`${COMPOSED} Luna`, `${COMBINED} Luna`, `${WIDE} Luna`]) {
    await seller.list({ title: "Rok lipit", brand });
  }
  for (const brand of [`${COMPOSED} Luna`, `${COMBINED} Luna`]) {
    expect(await found(seller, { brand })).toHaveLength(3);
  }
});

test("a saved search is told of what its words find, in whatever form", async () => {
  const [seller, person] = [await market.user(), await market.user()];
  await save(person, { q: `${COMBINED} unik` });
  await seller.list({ title: `Tas ${COMPOSED} unik` });
  await market.runDue();
  expect(await alertsOf(person)).toMatchObject([{ kind: "search.matched" }]);
});

test("staff find a name in whatever form, and names are stored in one", async () => {
  const person = await market.user();
  await must(person.patch("/auth/me", { full_name: `Andr${"e\u0301"} Kusuma` }));
  expect((await must(person.get("/auth/me"))).full_name).toBe("Andr\u00e9 Kusuma");
  const staff = await market.staff("ops_admin");
  for (const q of ["Andr\u00e9", "Andre\u0301"]) {
    const { items } = await must(staff.get(`/admin/users?q=${encodeURIComponent(q)}`));
    expect(items).toMatchObject([{ username: person.username }]);
  }
});
