/** One text has several spellings in Unicode: an accent as part of its letter (NFC) or after it (NFD), wide letters. */
import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";
import type { TestUser } from "../../support/users.ts";
import { alertsOf, save } from "../../support/searches.ts";

const market = useMarket();
const COMPOSED = "Caf\u00e9".normalize("NFC");
const COMBINED = COMPOSED.normalize("NFD");
const WIDE = "\uff23\uff41\uff46\u00e9";

const found = async (person: TestUser, query: Record<string, string>) => {
  const { listings } = (await market.as(person).get(`/search?${new URLSearchParams(query)}`)).body;
  return listings.map(({ title }: { title: string }) => title);
};

test("words are found in whatever form they are typed or were typed", async () => {
  const seller = await market.user();
  for (const title of [`Gaun ${COMPOSED} satu`, `Gaun ${COMBINED} dua`, `Gaun ${WIDE} tiga`]) {
    await list(market, seller, { title });
  }
  for (const q of [COMPOSED, COMBINED, WIDE]) {
    expect(await found(seller, { q }), q).toHaveLength(3);
    const { items } = await must(
      market.as(seller).get(`/search/suggest?q=${encodeURIComponent(q)}`),
    );
    expect(items, q).toContainEqual({ kind: "word", value: "caf\u00e9" });
  }
});

test("brands are one facet in whatever form they were typed", async () => {
  const seller = await market.user();
  for (const brand of [`${COMPOSED} Luna`, `${COMBINED} Luna`, `${WIDE} Luna`]) {
    await list(market, seller, { title: "Rok lipit", brand });
  }
  for (const brand of [`${COMPOSED} Luna`, `${COMBINED} Luna`]) {
    expect(await found(seller, { brand })).toHaveLength(3);
  }
});

test("a saved search is told of what its words find, in whatever form", async () => {
  const [seller, person] = [await market.user(), await market.user()];
  await save(market, person, { q: `${COMBINED} unik` });
  await list(market, seller, { title: `Tas ${COMPOSED} unik` });
  await market.runDue();
  expect(await alertsOf(market, person)).toMatchObject([{ kind: "search.matched" }]);
});

test("staff find a name in whatever form, and names are stored in one", async () => {
  const person = await market.user();
  await must(market.as(person).patch("/auth/me", { full_name: `Andr${"e\u0301"} Kusuma` }));
  expect((await must(market.as(person).get("/auth/me"))).full_name).toBe("Andr\u00e9 Kusuma");
  const staff = market.as(await market.staff("ops_admin"));
  for (const q of ["Andr\u00e9", "Andre\u0301"]) {
    const { items } = await must(staff.get(`/admin/users?q=${encodeURIComponent(q)}`));
    expect(items).toMatchObject([{ username: person.username }]);
  }
});
