/** What clients of the Data API reach in the database without our functions, as supabase-js does with `.from(view)`. */
import type postgres from "postgres";
import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";
import { setUp } from "../support/set_up.ts";
import { DATA_API } from "./privileges.ts";
import { CALLERS } from "./table_rights.ts";
import { seed } from "./test_users.ts";

const database = useDatabase();
const users = setUp(() => seed(database.admin));

type Caller = (typeof CALLERS)[number];

/** PostgREST's session: the role and the claims of the token, then one statement over the exposed schema. */
function select<Row extends object>(
  sub: string | null,
  statement: string,
  role: Caller = sub === null ? "anon" : "authenticated",
) {
  return database.admin.begin(async (sql) => {
    const claims = JSON.stringify({ role, ...sub !== null && { sub } });
    await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true),
      set_config('search_path', '"data_api", "extensions"', true)`;
    return [...await sql.unsafe(statement)] as Row[];
  }) as Promise<Row[]>;
}
/** The first column. */
const values = async (...asked: Parameters<typeof select>) =>
  (await select(...asked)).map((row) => Object.values(row)[0]);
const codeOf = (...asked: Parameters<typeof select>) =>
  select(...asked).then(() => "done", ({ code }: postgres.PostgresError) => code);

const FORBIDDEN = "42501";
const NO_SUCH_COLUMN = "42703";

test("select * works on every view, and shows exactly the listed columns", async () => {
  for (const [view, { to, columns }] of Object.entries(DATA_API)) {
    for (const role of to) {
      const rows = await select(
        role === "anon" ? null : users.buyer,
        `select "${view}".* from "data_api"."${view}"`,
      );
      expect(rows, `${role}, ${view}`).not.toEqual([]);
      if (columns !== "all") expect(Object.keys(rows[0]!).sort()).toEqual([...columns].sort());
    }
  }
});

test("a listing comes with its seller, and an order with its listing, in one statement", async () => {
  const [listing] = await select<{ seller: { username: string } }>(
    null,
    `
    select listings.title, row_to_json(seller.*) as seller from listings
    left join lateral (select username from profiles where profiles.id = listings.seller_id) as seller on true
    where is_visible limit 1`,
  );
  expect(listing!.seller.username).toBe("seller");
  const [order] = await select<{ title: string }>(
    users.buyer,
    `
    select listing.title from orders join listings as listing on listing.id = orders.listing_id`,
  );
  expect(order!.title).toBe("Dress");
});

test("a token without a profile, and a deleted account, read what is public and nothing else", async () => {
  const deleted = crypto.randomUUID();
  await database.admin`insert into auth.users (id) values (${deleted})`;
  await database.admin`
    insert into public.profiles (id, username, deleted_at) values (${deleted}, 'gone', now())`;
  await database.admin`
    update public.orders set buyer_id = ${deleted} where state_version > 0`;
  for (const sub of [crypto.randomUUID(), deleted]) {
    for (const [view, { to }] of Object.entries(DATA_API)) {
      const rows = await select(sub, `select * from ${view}`);
      expect(rows.length > 0, view).toBe(to.includes("anon"));
    }
  }
  await database.admin`
    update public.orders set buyer_id = ${users.buyer} where state_version > 0`;
});

test("pages of what is for sale, and of one's own orders, come from an index", async () => {
  const plan = async (sub: string | null, statement: string) => {
    const lines = await select<Record<string, string>>(
      sub,
      `set local enable_seqscan = off; set local enable_sort = off; explain (costs off) ${statement}`,
    ) as unknown as Record<string, string>[][];
    return lines.flat().map((line) => Object.values(line)[0]).join("\n");
  };
  const page = "where is_visible order by created_at desc, id desc limit 50";
  expect(await plan(null, `select * from listings ${page}`)).toMatch(
    /Index Scan using listings_newest/,
  );
  expect(await plan(users.buyer, `select * from listings ${page}`))
    .toMatch(/Index Scan using listings_newest/);
  const bought = `where buyer_id = '${users.buyer}' order by created_at desc, id desc limit 20`;
  expect(await plan(users.buyer, `select * from orders ${bought}`)).toMatch(/orders_buyer/);
});

test("clients reach no schema but this one: of the tables they may not even count hidden columns", async () => {
  for (const what of ["*", "count(commission)"]) {
    expect(await codeOf(users.seller, `select ${what} from public.orders`)).toBe(FORBIDDEN);
  }
});

test("only the owner reads addresses, likes and notifications", async () => {
  for (const table of ["addresses", "likes", "notifications"]) {
    const own = (id: string | null) =>
      values(id, `select count(*)::int from ${table}`, "authenticated");
    expect(await own(users.buyer), table).toEqual([1]);
    expect(await own(users.stranger), table).toEqual([0]);
    expect(await own(null), table).toEqual([0]);
  }
  expect(await values(users.seller, "select user_id from addresses")).toEqual([users.seller]);
});

test("buyer and seller read an order, and nobody reads it while its invoice is being created", async () => {
  const read = (id: string | null) => values(id, "select id from orders", "authenticated");
  for (const party of [users.buyer, users.seller]) expect(await read(party)).toEqual([users.order]);
  for (const other of [users.stranger, null]) expect(await read(other)).toEqual([]);
});

test("nobody reads phone, account status or ban of a profile, not even of their own", async () => {
  for (const column of ["phone", "account_status", "live_banned", "full_name", "locale"]) {
    for (const role of CALLERS) {
      const code = await codeOf(users.buyer, `select ${column} from public.profiles`, role);
      expect(code, `${role}, ${column}`).toBe(FORBIDDEN);
    }
    expect(await codeOf(null, `select ${column} from profiles`), column).toBe(NO_SUCH_COLUMN);
  }
});

test("only the seller reads a removed listing, and nobody reads a deleted one", async () => {
  const [{ id: deleted }] = await database.admin<[{ id: string }]>`
    select id from public.listings where deleted_at is not null`;
  for (const reader of [null, users.buyer, users.seller]) {
    const statuses = await values(reader, "select status from listings");
    expect(statuses.includes("removed")).toBe(reader === users.seller);
    expect(await values(reader, "select id from listings")).not.toContain(deleted);
  }
});

test("a suspended or banned superadmin reads through no policy what a stranger does not", async () => {
  const { stranger } = users;
  const reads = () =>
    Promise.all(
      Object.keys(DATA_API).map((view) => values(stranger, `select count(*)::int from ${view}`)),
    );
  const ofStranger = await reads();
  await database.admin`
    insert into private.staff_roles (user_id, role) values (${stranger}, 'superadmin')`;
  for (const status of ["active", "suspended", "banned"]) {
    await database.admin`
      update public.profiles set account_status = ${status} where id = ${stranger}`;
    expect(await reads(), status).toEqual(ofStranger);
  }
  await database.admin`delete from private.staff_roles where user_id = ${stranger}`;
  await database.admin`
    update public.profiles set account_status = 'active' where id = ${stranger}`;
});

test("callers cannot execute private functions or operations granted to another role", async () => {
  expect(await codeOf(users.buyer, "select private.now()")).toBe(FORBIDDEN);
  expect(await codeOf(null, "select api.orders_get('x')")).toBe(FORBIDDEN);
  expect(await codeOf(users.buyer, "select internal.claim_jobs(1, 1)")).toBe(FORBIDDEN);
  expect(await codeOf(null, "select api.orders_get('x')", "service_role")).toBe(FORBIDDEN);
});
