import { afterAll, beforeAll, expect, test } from "vitest";
import { fill } from "../../../local/seed/fill.ts";
import { useDatabase } from "../../support/database.ts";
import { watchPlans } from "../../support/plans.ts";
import type { Work } from "../../support/plans.ts";

const PEOPLE = 5000;
const SEARCHES = 30_000;
/** Searches that fit the listing. */
const FITTING = 10;

const database = useDatabase();
let watched: ReturnType<typeof watchPlans>;
let listings: { number: number; category: string }[];
beforeAll(async () => {
  const { admin } = database;
  await fill({ databaseUrl: database.url("postgres"), listings: 1000 });
  await admin`insert into auth.users (id) select gen_random_uuid() from generate_series(1, ${PEOPLE}::integer)`;
  await admin`
    insert into public.profiles (id, username) select id, 'u' || left(replace(id::text, '-', ''), 29) from auth.users
    where not exists (select from public.profiles where profiles.id = users.id)`;
  listings = await admin<typeof listings>`
    select number::int, product_category as category from private.listing_search where brand is not null
    order by number limit 2`;
  await save(admin`
    select jsonb_build_object('brand', jsonb_build_array('merek ' || n)) as filters, null::text as category,
      array['brand:' || case when n <= ${FITTING}::integer then entries.brand else 'merek' || n % 30000 end] as brand, n
    from generate_series(1, ${SEARCHES}::integer) as n, private.listing_search as entries
    where entries.number = ${listings[0]!.number}`);
  watched = watchPlans(database, "service_role");
}, 240_000);
afterAll(async () => {
  await watched.close();
});

/** Saves searches and their keys as private.index_saved_search does, all at once. */
// deno-lint-ignore no-explicit-any
async function save(searches: any): Promise<void> {
  const { admin } = database;
  await admin`
    with people as (select id, row_number() over () as n from public.profiles where username like 'u%'),
    added as (
      insert into private.saved_searches (user_id, name, notify, filters, product_category, brand)
      select people.id, 'Plan', 'instantly', given.filters, given.category, given.brand
      from (${searches}) as given join people on people.n = 1 + given.n % ${PEOPLE - 1}
      returning saved_searches.*
    )
    insert into private.saved_search_keys (key, search_id)
    select unnest(private.search_keys(added)), added.id from added`;
  await admin`vacuum (analyze) private.saved_searches`;
  await admin`vacuum (analyze) private.saved_search_keys`;
}

/** Of one row, and empty. */
const SMALL = ["clock", "notification_preferences"];
const wholeTables = (work: Work) => work.wholeTables.filter((table) => !SMALL.includes(table));

const match = (numbers: number[], limit = 10_000) => {
  const came = numbers.map((number) => ({ number, old_price: null, queued_at: "2999-01-01" }));
  return watched.run(`select internal.match_searches('${JSON.stringify(came)}', ${limit})`);
};

test("of 30,000 searches a listing touches those that share a key with it, and no table as a whole", async () => {
  const work = await match([listings[0]!.number]);
  expect([work.answer, wholeTables(work)]).toEqual([1, []]);
  expect(work.touched).toBeGreaterThan(FITTING);
  expect(work.touched, "rows of index and tables, for each search that fits").toBeLessThan(
    20 * FITTING,
  );
  const [noted] = await database.admin`select count(*)::int from private.search_alerts`;
  expect(noted!["count"]).toBe(FITTING);
});

test("a key of 30,000 searches costs them once, a transaction ends after it, and others do not wait for them, nor they for all others", async () => {
  const { admin } = database;
  const { number, category } = listings[1]!;
  await admin`delete from private.search_alerts`;
  await save(admin`
    select jsonb_build_object('product_category', ${category}::text) as filters, ${category}::text as category,
      null::text[] as brand, n from generate_series(1, ${SEARCHES}::integer) as n`);
  const work = await match([number, listings[0]!.number]);
  expect([work.answer, wholeTables(work)]).toEqual([1, []]);
  expect(work.touched / SEARCHES).toBeLessThan(3);
  const [noted] = await admin`
    select count(*)::int, bool_and(is_many) as is_many from private.search_alerts`;
  expect(noted).toEqual({ count: PEOPLE - 1, is_many: true });

  const [last] = await admin`
    select profiles.id from public.profiles
    where username like 'u%' and not exists (select from private.search_alerts where user_id = profiles.id)`;
  await admin`
    insert into private.search_alerts (user_id, listing_number, due_at, is_daily)
    values (${last!["id"]}, ${number}, private.now(), false)`;
  await admin`
    update private.saved_searches set user_id = ${last!["id"]}
    where id = (select id from private.saved_searches where product_category = ${category} limit 1)`;
  const told = await watched.run("select internal.tell_searchers(500)");
  // A fifth of a transaction is theirs while somebody else is due.
  expect(told.answer).toBe(101);
  const reached =
    await admin`select user_id as id from public.notifications where kind = 'search.matched'`;
  expect([...reached]).toContainEqual(last);
  expect(reached).toHaveLength(101);
  const next = await watched.run("select internal.tell_searchers(500)");
  expect(next.answer).toBe(500);
  expect(wholeTables(next)).toEqual([]);
});
