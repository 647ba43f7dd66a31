import postgres from "postgres";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../support/database.ts";
import { watchPlans } from "../../support/plans.ts";
import { fill } from "../../../local/seed/fill.ts";

const FOLLOWS = 10_000;
const PAGE = 20;

const database = useDatabase();
let fan: string;
beforeAll(async () => {
  const { admin } = database;
  // Two thirds of the work, and this page does not read search entries.
  await admin`alter table public.listings disable trigger listings_index_new`;
  const owner = postgres(database.url("supabase_admin"), { max: 1, onnotice: () => {} });
  await fill({
    databaseUrl: database.url("postgres"),
    listings: 3 * FOLLOWS,
    onProgress: () => {},
  });
  await admin`
    with people as (
      insert into auth.users (id, email)
      select gen_random_uuid(), n || '@many.test' from generate_series(1, ${FOLLOWS}) as n
      returning id
    )
    insert into public.profiles (id, username) select id, left(replace(id::text, '-', ''), 20) from people`;
  [{ id: fan }] = await admin`select id from public.profiles order by id limit 1` as unknown as [
    { id: string },
  ];
  // About three listings each, moved without the triggers, which would write search entries.
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`
    with sellers as (select id, row_number() over (order by id) as nth from public.profiles)
    update public.listings set seller_id = sellers.id
    from sellers where sellers.nth = 1 + abs(listings.number) % ${FOLLOWS}`;
  });
  await owner.end();
  await admin`
    insert into private.follows (follower_id, followed_id)
    select ${fan}, id from public.profiles where id <> ${fan} limit ${FOLLOWS}`;
  await admin`vacuum (analyze) private.follows`;
  await admin`vacuum (analyze) public.listings`;
  await admin`vacuum (analyze) public.profiles`;
}, 120_000);

/** Rows that the total reads: the listings up to its maximum, and a follow for each. */
const COUNTED = 2 * 10_001;

/** Every follow, the newest listing of each, and a page of each of a page's sellers. */
const MOST = COUNTED + 2 * FOLLOWS + (PAGE + 1) ** 2 + 500;

/** Every follow, and all three listings of each, twice. */
const MOST_SKIPPED = COUNTED + 2 * 3 * FOLLOWS + 500;

test("with 10,000 follows a page reads one listing of each, and more of a page's sellers only", async () => {
  const watched = watchPlans(database, fan);
  const first = await watched.run(`select api.listings_following(${PAGE}, null)`);
  const next = await watched.run(
    `select api.listings_following(${PAGE}, '${first.answer.next_cursor}')`,
  );
  const skipped = await watched.run(`select api.listings_following(${PAGE}, null, 9000)`);
  const beyond = await watched.run(`select api.listings_following(${PAGE}, null, 10000)`);
  await watched.close();
  for (const { wholeTables, touched, answer } of [first, next]) {
    expect(answer.items).toHaveLength(PAGE);
    expect(answer).toMatchObject({ total: 10_000, total_is_minimum: true });
    expect(wholeTables).not.toContain("listings");
    expect([touched, touched <= MOST]).toEqual([touched, true]);
  }
  const shown = [...first.answer.items, ...next.answer.items].map(({ id }) => id);
  const expected = await database.admin`
    select listings.id from public.listings
    join private.follows on followed_id = seller_id and follower_id = ${fan}
    where is_visible and deleted_at is null
    order by listings.created_at desc, listings.id desc limit ${2 * PAGE}`;
  expect(shown).toEqual(expected.map(({ id }) => id));
  expect([skipped.answer.items.length, skipped.touched <= MOST_SKIPPED]).toEqual([PAGE, true]);
  expect(skipped.wholeTables).not.toContain("listings");
  expect(beyond.answer).toMatchObject({ items: [], total: 10_000, next_cursor: null });
});

test("what those whom one follows have sold is not read", async () => {
  const { admin } = database;
  const owner = postgres(database.url("supabase_admin"), { max: 1, onnotice: () => {} });
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update public.listings set status = 'sold' where number % 10 <> 0`;
  });
  await owner.end();
  await admin`vacuum (analyze) public.listings`;
  const watched = watchPlans(database, fan);
  const { answer, touched } = await watched.run(`select api.listings_following(${PAGE}, null)`);
  await watched.close();
  const [{ shown }] = await admin`
    select count(*)::integer as shown from public.listings
    join private.follows on followed_id = seller_id and follower_id = ${fan}
    where is_visible` as unknown as [{ shown: number }];
  expect(answer).toMatchObject({ total: shown, total_is_minimum: false });
  const most = 2 * (FOLLOWS + shown) + (PAGE + 1) ** 2 + 500;
  expect([touched, touched <= most]).toEqual([touched, true]);
});
