import { beforeAll, expect, test } from "vitest";
import { atOnce, RACING, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket(RACING);
const LISTINGS = 900;
let seller: User;

/** Four prices and nine times of creation, so that most rows of an order differ in their id only. */
beforeAll(async () => {
  seller = await market.user();
  await market.sql`
    insert into public.listings
      (seller_id, title, price, product_category, gender, condition, photos, weight_grams, created_at)
    select ${seller.id}, 'Listing ' || n, 10000 * (1 + n % 4),
      (array['Dress', 'Dress', 'Tas'])[1 + n % 3], (array['female', 'female', 'male'])[1 + n / 7 % 3],
      'good', '{https://images.example.com/1.jpg}', 400, private.now() - n % 9 * interval '1 hour'
    from generate_series(1, ${LISTINGS}::integer) as n`;
});

const ORDERS: Record<string, string> = {
  newest: "created_at desc, id desc",
  lowest_price: "price, id",
  highest_price: "price desc, id desc",
};
const FILTERS: Record<string, string> = {
  "": "true",
  "&product_category=Dress": "product_category = 'Dress'",
  "&gender=female": "gender = 'female'",
  "&product_category=Dress&gender=female": "product_category = 'Dress' and gender = 'female'",
};
const LISTS = Object.keys(ORDERS).flatMap((sort) =>
  Object.keys(FILTERS).map((filter) => ({ sort, filter }))
);

const inOrder = async (sort: string, filter = "") => {
  const rows = await market.sql.unsafe(
    `select id from public.listings where is_visible and ${FILTERS[filter]} order by ${
      ORDERS[sort]
    }`,
  );
  return rows.map(({ id }) => id as string);
};
const browse = async (query: string) => {
  const { status, body } = await seller.get(`/listings?${query}`);
  expect(status).toBe(200);
  const ids: string[] = body.listings.map(({ id }: { id: string }) => id);
  return { ids, total: body.total as number, next: body.next_cursor as string | null };
};

test.each(LISTS)(
  "a page at any offset is that part of the whole list, by $sort with '$filter'",
  async ({ sort, filter }) => {
    const all = await inOrder(sort, filter);
    for (let offset = 0; offset <= all.length + 60; offset += 60) {
      const page = await browse(`sortBy=${sort}${filter}&limit=60&offset=${offset}`);
      expect(page.ids).toEqual(all.slice(offset, offset + 60));
      expect(page.total).toBe(all.length);
      expect(page.next !== null).toBe(offset + 60 < all.length);
      if (page.next === null) continue;
      const { ids } = await browse(`sortBy=${sort}${filter}&limit=60&cursor=${page.next}`);
      expect(ids).toEqual(all.slice(offset + 60, offset + 120));
    }
    const [last] = (await browse(`sortBy=${sort}${filter}&limit=1&offset=${all.length - 1}`)).ids;
    expect(last).toBe(all.at(-1));
  },
);

test.each(Object.keys(ORDERS))(
  "a page at a far offset is of one moment while listings come and go, by %s",
  async (sort) => {
    const writing = new AbortController();
    const write = async (parity: number) => {
      while (!writing.signal.aborted) {
        await market.sql`
          update public.listings set seller_active = not seller_active
          where number in (
            select number from public.listings where number % 2 = ${parity} order by random() limit 5)`;
      }
    };
    const writers = atOnce(2, write);
    let pages = 0;
    await atOnce(4, async () => {
      for (let turn = 0; turn < 25; turn++) {
        const { total } = await browse(`sortBy=${sort}&limit=1`);
        const offset = Math.max(total - 40, 0);
        const page = await browse(`sortBy=${sort}&limit=60&offset=${offset}`);
        expect(page.ids).toHaveLength(Math.min(60, Math.max(page.total - offset, 0)));
        expect(page.next !== null).toBe(offset + 60 < page.total);
        pages++;
      }
    }).finally(() => writing.abort());
    await writers;
    expect(pages).toBe(100);
    const all = await inOrder(sort);
    expect((await browse(`sortBy=${sort}&limit=60&offset=300`)).ids).toEqual(all.slice(300, 360));
  },
);
