/** What people read with supabase-js alone: each statement as PostgREST runs it for `.from(view).select()`. */
import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";
import { setUp } from "../support/set_up.ts";
import { DATA_API } from "./privileges.ts";
import { seed } from "./test_users.ts";

const database = useDatabase();
const users = setUp(() => seed(database.admin));

/** PostgREST's session: the role and the claims of the token, then one statement over the exposed schema. */
function select<Row extends object>(token: { sub: string } | null, statement: string) {
  return database.admin.begin(async (sql) => {
    const role = token ? "authenticated" : "anon";
    const claims = JSON.stringify({ role, ...token });
    await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true),
      set_config('search_path', '"data_api", "extensions"', true)`;
    return [...await sql.unsafe(statement)] as Row[];
  }) as Promise<Row[]>;
}

test("select * works on every view, and shows exactly the listed columns", async () => {
  for (const [view, { to, columns }] of Object.entries(DATA_API)) {
    for (const role of to) {
      const rows = await select(
        role === "anon" ? null : { sub: users.buyer },
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
    { sub: users.buyer },
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
      const rows = await select({ sub }, `select * from ${view}`);
      expect(rows.length > 0, view).toBe(to.includes("anon"));
    }
  }
  await database.admin`
    update public.orders set buyer_id = ${users.buyer} where state_version > 0`;
});

test("pages of what is for sale, and of one's own orders, come from an index", async () => {
  const plan = async (sub: string | null, statement: string) => {
    const token = sub === null ? null : { sub };
    const lines = await select<Record<string, string>>(
      token,
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
  for (
    const statement of [
      "select * from public.orders",
      "select count(commission) from public.orders",
    ]
  ) {
    await expect(select({ sub: users.seller }, statement)).rejects.toMatchObject({ code: "42501" });
  }
});
