/** Lists return stored JSON of the listing and of its seller: it is always the JSON of the columns. */
import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();

interface Listed {
  id: string;
  seller_id: string;
  seller: Record<string, unknown>;
}

const listsOf = (
  seller: User,
) => [
  "/listings",
  "/listings?sortBy=lowest_price&product_category=Dress",
  "/listings?gender=female",
  "/listings/boosted",
  `/listings/user/${seller.id}`,
  "/search?q=batik",
  "/search?product_category=Dress&sortBy=highest_price",
];

/** Every list's records of this seller's listings, and each record by its id. */
async function recordsOf(reader: User, seller: User): Promise<Listed[][]> {
  const lists: Listed[][] = [];
  for (const path of listsOf(seller)) {
    const { body } = await reader.get(`${path}${path.includes("?") ? "&" : "?"}limit=50`);
    const listings: Listed[] = (body.data ?? body).listings;
    lists.push(listings.filter(({ seller_id }) => seller_id === seller.id));
  }
  const each = lists[0]!.map(({ id }) => must(reader.get(`/listings/${id}`)));
  return [...lists, await Promise.all(each)];
}

const sellersIn = (lists: Listed[][]) =>
  new Set(
    lists.flatMap((records) =>
      // Only the listing itself tells a vacation.
      records.map(({ seller: { on_vacation_until: _, ...seller } }) =>
        JSON.stringify(seller, Object.keys(seller).sort())
      )
    ),
  );

test("every list and the listing itself show a seller's new city and photo at once", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  for (let count = 0; count < 3; count++) await seller.list();
  await must(seller.patch("/auth/me", { city: 'Kota "Solo" \\ Jawa' }));
  const lists = await recordsOf(reader, seller);
  expect(lists.map(({ length }) => length)).toEqual(lists.map(() => 3));
  expect([...sellersIn(lists)].map((text) => JSON.parse(text))).toEqual([
    {
      id: seller.id,
      username: seller.username,
      photo_url: null,
      city: 'Kota "Solo" \\ Jawa',
      verified: false,
    },
  ]);
  await market.proveMoney();
});

test("listings created while their seller edits the profile show the last edit", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const edits = Array.from(
    { length: 20 },
    (_, index) => seller.patch("/auth/me", { city: `Kota ${index}` }),
  );
  const created = Array.from({ length: 20 }, () => seller.list());
  await Promise.all([...edits, ...created]);
  const { city } = await must(seller.get("/auth/me"));
  const lists = await recordsOf(reader, seller);
  expect(lists.map(({ length }) => length)).toEqual(lists.map(() => 20));
  expect([...sellersIn(lists)].map((text) => JSON.parse(text).city)).toEqual([city]);
  await market.proveMoney();
});

test("an edit of the profile writes and locks none of the seller's listings", async () => {
  const seller = await market.user();
  for (let count = 0; count < 3; count++) await seller.list();
  const versions = () =>
    market.sql`
      select id, xmin, xmax, ctid from public.listings where seller_id = ${seller.id} order by id`;
  const before = await versions();
  await must(seller.patch("/auth/me", { city: "Medan" }));
  expect(await versions()).toEqual(before);
});

test("after each change of status the stored record has the new one, whatever the title says", async () => {
  const seller = await market.user();
  const title = 'Rok "status": "active"';
  const id = await seller.list({ title });
  for (const status of ["reserved", "active", "sold", "active"]) {
    await market.sql`
      update public.listings set status = ${status}, updated_at = private.now() where id = ${id}`;
    const { body } = await seller.get(`/listings/${id}`);
    expect(body.data).toMatchObject({ title, status });
  }
  await market.proveMoney();
});
