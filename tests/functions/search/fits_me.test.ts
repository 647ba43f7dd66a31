import { expect, test } from "vitest";
import { errorOf, must, useMarket } from "../../support/market.ts";
import { newBrand } from "../../support/searches.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();

/** Ids of what fits, of one brand, by both lists. */
async function fitting(person: User, brand: string): Promise<string[]> {
  const found = (await person.get(`/search?fits_me=true&limit=50&brand=${brand}`)).body;
  expect(found.total).toBe(found.listings.length);
  const ids: string[] = found.listings.map(({ id }: { id: string }) => id);
  const { listings } = (await person.get("/listings?fits_me=true&limit=100")).body;
  const browsed = listings.filter((listing: { brand: string }) => listing.brand === brand);
  expect(browsed.map(({ id }: { id: string }) => id)).toEqual(ids);
  ids.sort();
  return ids;
}

test("a fit is replaced as a whole, read by its owner, exported, and erased with the account", async () => {
  const person = await market.user();
  expect(await must(person.get("/auth/me/fit"))).toEqual({});
  const Dress = { size: "M", measurements: { chest: 92 }, tolerance_cm: 4 };
  await must(person.put("/auth/me/fit", { Sepatu: { size: "EU 38" } }));
  expect(await must(person.put("/auth/me/fit", { Dress }))).toEqual({ Dress });
  expect(await must(person.get("/auth/me/fit"))).toEqual({ Dress });
  const { fit } = await must(person.get("/auth/me/export"));
  expect(fit).toEqual([{ product_category: "Dress", ...Dress }]);
  await must(person.delete("/auth/me"));
  expect(await market.sql`select from private.fits where user_id = ${person.id}`).toEqual([]);
});

test("categories are in upper or lower case, as those of listings", async () => {
  const person = await market.user();
  const kept = await must(
    person.put("/auth/me/fit", { dress: { size: "M" }, SEPATU: { size: "38" } }),
  );
  expect(Object.keys(kept).sort()).toEqual(["Dress", "Sepatu"]);
});

test("the largest fit makes a small condition, and is searched", async () => {
  const [person, seller, brand] = [await market.user(), await market.user(), newBrand()];
  const names = await must(person.get("/listings/measurements"));
  const fit = Object.fromEntries(
    Object.entries<string[]>(names).map(([category, own]) => [category, {
      size: "UK 10",
      measurements: Object.fromEntries(own.map((name) => [name, 100])),
      tolerance_cm: 20,
    }]),
  );
  const kept = await must(person.put("/auth/me/fit", fit));
  const [{ length }] = await market.sql`
    select length(private.fit_condition(${market.sql.json(kept)}))` as [{ length: number }];
  expect(length).toBeLessThan(20_000);
  const id = await seller.list({ brand, product_category: "Dress", measurements: { hip: 120 } });
  await seller.list({ brand, product_category: "Dress", measurements: { hip: 121 } });
  expect(await fitting(person, brand)).toEqual([id]);
});

test.each([
  ["a measurement of another category", { Sepatu: { measurements: { chest: 92 } } }],
  ["a category that does not exist", { Kapal: { size: "M" } }],
  ["nothing of a category", { Dress: { tolerance_cm: 3 } }],
  ["a tolerance above 20 cm", { Dress: { size: "M", tolerance_cm: 21 } }],
])("%s is no fit", async (_, fit) => {
  expect((await (await market.user()).put("/auth/me/fit", fit)).status).toBe(400);
});

test("without a fit nothing is guessed, and a cursor does not go with it", async () => {
  const person = await market.user();
  for (const path of ["/listings", "/search"]) {
    expect(await errorOf(person.get(`${path}?fits_me=true`))).toBe("409 fit_unknown");
  }
  await must(person.put("/auth/me/fit", { Dress: { size: "M" } }));
  const { next_cursor } = (await person.get("/listings?limit=0")).body;
  const cursor = next_cursor ?? "x";
  expect(await errorOf(person.get(`/listings?fits_me=true&cursor=${cursor}`)))
    .toBe("400 cursor_invalid");
});

test("shared measurements decide, and where there are none the size in any spelling", async () => {
  const [seller, person, brand] = [await market.user(), await market.user(), newBrand()];
  const list = (more: object) => seller.list({ brand, product_category: "Dress", ...more });
  const fits = [
    await list({ size: "Medium" }),
    await list({ size: "M", measurements: { chest: 95, hip: 120 } }),
    await list({ size: "XL", measurements: { chest: 89, waist: 70 } }),
    await list({ size: "m", measurements: { length: 100 } }),
    await list({ product_category: "Sepatu", size: "EU 38" }),
  ];
  await list({ size: "L" });
  await list({ size: null });
  await list({ size: "M", measurements: { chest: 96 } });
  await list({ size: "M", measurements: { chest: 92, waist: 60 } });
  await list({ size: "L", measurements: { length: 100 } });
  await list({ size: "chest:92" });
  await list({ product_category: "Atasan", size: "M", measurements: { chest: 92 } });
  await list({ product_category: "Sepatu", size: "39" });
  await must(person.put("/auth/me/fit", {
    Dress: { size: "M", measurements: { chest: 92, waist: 70 } },
    Sepatu: { size: "38" },
  }));
  expect(await fitting(person, brand)).toEqual(fits.sort());
});

test("a listing fits from the moment its measurements are written, and no longer when it is gone", async () => {
  const [seller, person, brand] = [await market.user(), await market.user(), newBrand()];
  const id = await seller.list({ brand, product_category: "Dress", size: null });
  await must(person.put("/auth/me/fit", { Dress: { measurements: { chest: 92 } } }));
  expect(await fitting(person, brand)).toEqual([]);
  await must(seller.patch(`/listings/${id}`, { measurements: { chest: 93 } }));
  expect(await fitting(person, brand)).toEqual([id]);
  await must(seller.delete(`/listings/${id}`));
  expect(await fitting(person, brand)).toEqual([]);
});

test("what fits is what one by one fits, for random people and listings", async () => {
  const [seller, brand] = [await market.user(), newBrand()];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const pick = <T>(from: readonly T[]) => from[random(from.length)]!;
  const [SIZES, NAMES] = [["S", "M", null], { Dress: ["chest", "hip"], Bawahan: ["waist", "hip"] }];
  const measured = (category: keyof typeof NAMES) =>
    Object.fromEntries(
      NAMES[category].filter(() => random(2)).map((name) => [name, 88 + random(9)]),
    );
  const made = [];
  for (let count = 0; count < 60; count++) {
    const product_category = pick(["Dress", "Bawahan"] as const);
    const own = { product_category, size: pick(SIZES), measurements: measured(product_category) };
    made.push({ ...own, id: await seller.list({ brand, ...own }) });
  }
  for (let round = 0; round < 8; round++) {
    const person = await market.user();
    const fit: Record<string, ReturnType<typeof own>> = {};
    const own = (category: keyof typeof NAMES) => ({
      size: pick(["S", "M"]),
      measurements: measured(category),
      tolerance_cm: random(4),
    });
    for (const category of ["Dress", "Bawahan"] as const) {
      if (random(3)) fit[category] = own(category);
    }
    if (Object.keys(fit).length === 0) continue;
    await must(person.put("/auth/me/fit", fit));
    const expected = made.filter(({ product_category, size, measurements }) => {
      const mine = fit[product_category];
      if (!mine) return false;
      const shared = Object.keys(measurements).filter((name) => name in mine.measurements);
      return shared.length === 0
        ? size === mine.size
        : shared.every((name) =>
          Math.abs(measurements[name]! - mine.measurements[name]!) <= mine.tolerance_cm
        );
    });
    expect(await fitting(person, brand)).toEqual(expected.map(({ id }) => id).sort());
  }
});

test("a size is found and fits in every system, within its category and gender only", async () => {
  const [seller, person, brand] = [await market.user(), await market.user(), newBrand()];
  const list = (more: object) =>
    seller.list({ brand, product_category: "Dress", gender: "female", ...more });
  const found = async (size: string) => {
    const { body } = await person.get(
      `/search?brand=${encodeURIComponent(brand)}&size=${encodeURIComponent(size)}`,
    );
    return body.listings.map(({ id }: { id: string }) => id).sort();
  };
  const dresses = [
    await list({ size: "EU 38" }),
    await list({ size: "10", size_system: "uk" }),
    await list({ size: "US 6" }),
    await list({ size: "9", size_system: "jp" }),
  ];
  await list({ size: "10" });
  await list({ size: "10", size_system: "us" });
  await list({ size: "M" });
  await list({ size: "US 6", gender: "male" });
  const shoes = [await list({ product_category: "Sepatu", size: "5", size_system: "uk" })];
  await must(person.put("/auth/me/fit", { Dress: { size: "UK 10" }, Sepatu: { size: "38" } }));
  expect(await fitting(person, brand)).toEqual([...dresses, ...shoes].sort());
  expect(await found("us 6")).not.toContain(shoes[0]);
  expect(await found("EU 38")).toEqual([...dresses, ...shoes].sort());
});

test("a new version of the size systems counts at once, also for a saved search, and rewrites no listing", async () => {
  const [seller, person, brand] = [await market.user(), await market.user(), newBrand()];
  const more = { brand, product_category: "Dress", gender: "female" };
  const id = await seller.list({ ...more, size: "US 7" });
  await must(person.put("/auth/me/fit", { Dress: { size: "EU 33" } }));
  const saved = { name: "Gaun", filters: { brand: [brand], size: ["EU 33"] }, notify: "instantly" };
  await must(person.post("/searches/saved", saved));
  expect(await fitting(person, brand)).toEqual([]);
  const before = await market.sql`
    select xmin::text from private.listing_search where listing_id = ${id}`;
  await market.sql`
    insert into private.size_systems (version, size_group, eu, uk, us)
    values (2, 'clothes_female', '33', '9', '7')`;
  expect(await fitting(person, brand)).toEqual([id]);
  const [search] = await market.sql`
    select size from private.saved_searches where user_id = ${person.id}`;
  expect(search!["size"]).toContain("size:clothes_female us7");
  await must(person.put("/auth/me/fit", { Dress: { size: "EU 38" } }));
  await seller.list({ ...more, size: "UK 10" });
  expect(await fitting(person, brand)).toEqual([]);
  await market.sql`delete from private.size_systems where version = 2`;
  expect(await market.sql`select xmin::text from private.listing_search where listing_id = ${id}`)
    .toEqual(before);
});
