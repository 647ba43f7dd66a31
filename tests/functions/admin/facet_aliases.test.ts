import { expect, test } from "vitest";
import { errorOf, must, RACING, setUp, tally, useMarket } from "../../support/market.ts";

const market = useMarket(RACING);
const ops = setUp(() => market.staff("ops_admin"));
const seller = setUp(() => market.user());

const PATH = "/admin/facets/aliases";
const set = (alias: string, key: string, kind = "brand") => ops.put(PATH, { kind, alias, key });
const remove = (alias: string, kind = "brand") =>
  ops.delete(`/admin/facets/aliases/${kind}/${encodeURIComponent(alias)}`);
const found = async (brand: string) => {
  const { body } = await seller.get(`/search?brand=${encodeURIComponent(brand)}`);
  return body.listings.map(({ id }: { id: string }) => id);
};

test("a spelling that staff add applies to the listings there are, and is in the audit log", async () => {
  const typed = await seller.list({ brand: "Toko Sembilan" });
  const other = await seller.list({ brand: "T9" });
  const added = await must(set("Toko Sémbilan", "t-9"));
  expect(added).toEqual({ kind: "brand", alias: "tokosembilan", key: "t9" });
  for (const brand of ["T9", "toko sembilan"]) expect(await found(brand)).toEqual([other, typed]);
  expect((await must(ops.get(`${PATH}?kind=brand`))).items).toContainEqual(added);
  await must(set("Toko Sembilan", "Tokonyasembilan"));
  expect(await found("tokonyasembilan")).toEqual([typed]);
  await must(remove("TOKO SEMBILAN"));
  expect(await found("Toko Sembilan")).toEqual([typed]);
  const { items } = await must(ops.get("/admin/audit?target_id=brand:tokosembilan"));
  expect(items.map(({ before, after }: { before: unknown; after: unknown }) => [before, after]))
    .toMatchObject([
      [{ key: "tokonyasembilan" }, null],
      [{ key: "t9" }, { key: "tokonyasembilan" }],
      [null, { key: "t9" }],
    ]);
});

test("a spelling of a spelling is a 409, either way round; an empty or equal one a 400", async () => {
  await must(set("satu", "dua"));
  for (const [alias, key] of [["nol", "satu"], ["dua", "tiga"]] as const) {
    expect(await errorOf(set(alias, key))).toBe("409 facet_alias_chain");
  }
  for (const [alias, key] of [["-", "tiga"], ["tiga", "'"], ["Tiga", "tiga "]] as const) {
    expect(await errorOf(set(alias, key))).toBe("400 facet_alias_invalid");
  }
  expect((await remove("nol")).status).toBe(404);
  expect((await set("satu", "dua")).status).toBe(200);
});

test("a size with a slash is set and deleted", async () => {
  expect(await must(set("S/M", "EU 37/38", "size"))).toMatchObject({ alias: "s/m", key: "37/38" });
  await must(remove("s/m", "size"));
});

test("a listing that is written while a spelling is added has the new key", async () => {
  let [id, added] = ["", Promise.resolve({ status: 0 })];
  await market.sql.begin(async (sql) => {
    [{ id }] = await sql`
      insert into public.listings (seller_id, title, description, price, product_category, gender, condition,
        brand, photos, weight_grams)
      select seller_id, title, description, price, product_category, gender, condition, 'Balap',
        photos, weight_grams
      from public.listings where id = ${await seller.list({})}
      returning id` as unknown as [{ id: string }];
    added = set("Balap", "Pacuan");
    await Promise.race([added, market.untilLocked(1)]);
  });
  expect((await added).status).toBe(200);
  expect(await found("pacuan")).toEqual([id]);
});

test("spellings that are added at once make no chain", async () => {
  const answers = await Promise.all([set("kiri", "tengah"), set("tengah", "kanan")]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
});
