/** What callers of the Data API can do in the database without our functions. */
import postgres from "postgres";
import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";
import { setUp } from "../support/set_up.ts";
import { DATA_API, TABLES } from "./privileges.ts";
import { CALLERS } from "./table_rights.ts";
import { seed } from "./test_users.ts";

type Caller = (typeof CALLERS)[number];

const database = useDatabase();
const users = setUp(() => seed(database.admin));

/** Runs one statement as the Data API does. Returns the rows, or the SQLSTATE of the error. */
async function as(
  role: Caller,
  userId: string | null,
  statement: string,
): Promise<Record<string, unknown>[] | string> {
  const undo = { outcome: [] as Record<string, unknown>[] };
  try {
    await database.admin.begin(async (sql) => {
      await sql.unsafe(`set local role ${role}`);
      const claims = userId ? JSON.stringify({ sub: userId, role }) : "";
      await sql`select set_config('request.jwt.claims', ${claims}, true)`;
      undo.outcome = [...await sql.unsafe(statement)];
      throw undo;
    });
  } catch (error) {
    if (error === undo) return undo.outcome;
    if (error instanceof postgres.PostgresError) return error.code;
    throw error;
  }
  throw new Error("the transaction was not rolled back");
}

const FORBIDDEN = "42501";
const NO_SUCH_COLUMN = "42703";
/** What clients may see, and one table of which policies.test.ts says, as of all others, that nobody has a right. */
const TRIED = [
  ...Object.keys(DATA_API).flatMap((name) => [`data_api.${name}`, `public.${name}`]),
  "private.settings",
];
const cases = TRIED.flatMap((table) => CALLERS.map((role) => ({ table, role })));

test.each(cases)("$role cannot write $table", async ({ table, role }) => {
  const [column] = await database.admin<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and attname not in (
      select attname from pg_attribute where attgenerated <> ''
        and attrelid = ${table.replace("data_api.", "public.")}::regclass)
    limit 1`;
  const [name, caller] = [column!.name, role === "authenticated" ? users.buyer : null];
  const outcomes = [
    await as(role, caller, `insert into ${table} default values`),
    await as(role, caller, `update ${table} set ${name} = ${name}`),
    await as(role, caller, `delete from ${table}`),
    // A view cannot be truncated, by nobody.
    ...table.startsWith("data_api.") ? [] : [await as(role, caller, `truncate ${table}`)],
  ];
  expect(outcomes).toEqual(outcomes.map(() => FORBIDDEN));
});

test.each(cases)(
  "$role reads the listed columns of $table and no others",
  async ({ table, role }) => {
    const columns = TABLES[table]?.[role]?.select;
    const caller = role === "authenticated" ? users.buyer : null;
    const whole = await as(role, caller, `select * from ${table}`);
    if (columns === "all") expect(whole).not.toBe(FORBIDDEN);
    else expect(whole).toBe(FORBIDDEN);
    if (Array.isArray(columns)) {
      const rows = await as(role, caller, `select ${columns.join(", ")} from ${table}`);
      const message = `add a row of ${table} that ${role} may read to tests/database/test_users.ts`;
      expect(rows, message).not.toEqual([]);
    }
  },
);

const rows = async (role: Caller, id: string | null, statement: string) =>
  (await as(role, id, statement) as Record<string, unknown>[]).map((row) => Object.values(row)[0]);

test("only the owner reads addresses, likes and notifications", async () => {
  for (const table of ["addresses", "likes", "notifications"]) {
    const own = (id: string | null) =>
      rows("authenticated", id, `select count(*)::int from data_api.${table}`);
    expect(await own(users.buyer), table).toEqual([1]);
    expect(await own(users.stranger), table).toEqual([0]);
    expect(await own(null), table).toEqual([0]);
  }
  const owners = "select user_id from data_api.addresses";
  expect(await rows("authenticated", users.seller, owners)).toEqual([users.seller]);
});

test("buyer and seller read an order, and nobody reads it while its invoice is being created", async () => {
  const ids = "select id from data_api.orders";
  expect(await rows("authenticated", users.buyer, ids)).toEqual([users.order]);
  expect(await rows("authenticated", users.seller, ids)).toEqual([users.order]);
  expect(await rows("authenticated", users.stranger, ids)).toEqual([]);
  expect(await rows("authenticated", null, ids)).toEqual([]);
});

test("nobody reads phone, account status or ban of a profile, not even of their own", async () => {
  for (const column of ["phone", "account_status", "live_banned", "full_name", "locale"]) {
    for (const role of CALLERS) {
      const outcome = await as(role, users.buyer, `select ${column} from public.profiles`);
      expect(outcome, `${role}, ${column}`).toBe(FORBIDDEN);
      const shown = await as("anon", null, `select ${column} from data_api.profiles`);
      expect(shown, column).toBe(NO_SUCH_COLUMN);
    }
  }
});

test("only the seller reads a removed listing, and nobody reads a deleted one", async () => {
  const statuses = "select status from data_api.listings order by status";
  expect(await rows("anon", null, statuses)).not.toContain("removed");
  expect(await rows("authenticated", users.buyer, statuses)).not.toContain("removed");
  expect(await rows("authenticated", users.seller, statuses)).toContain("removed");
  const [{ id: deleted }] = await database.admin<[{ id: string }]>`
    select id from public.listings where deleted_at is not null`;
  const found = `select id from data_api.listings where id = '${deleted}'`;
  for (const id of [users.seller, users.buyer]) {
    expect(await rows("authenticated", id, found)).toEqual([]);
  }
  expect(await rows("anon", null, found)).toEqual([]);
});

test("a suspended or banned superadmin reads through no policy what a stranger does not", async () => {
  const tables = Object.keys(DATA_API).map((name) => `data_api.${name}`);
  const count = (table: string, id: string) =>
    rows("authenticated", id, `select count(*)::integer from ${table}`);
  await database.admin`
    insert into private.staff_roles (user_id, role) values (${users.stranger}, 'superadmin')`;
  const reads = () => Promise.all(tables.map((table) => count(table, users.stranger)));
  const active = await reads();
  for (const status of ["suspended", "banned"]) {
    await database.admin`
      update public.profiles set account_status = ${status} where id = ${users.stranger}`;
    expect(await reads(), status).toEqual(active);
  }
  await database.admin`delete from private.staff_roles where user_id = ${users.stranger}`;
  expect(await reads()).toEqual(active);
  await database.admin`
    update public.profiles set account_status = 'active' where id = ${users.stranger}`;
});

test("callers cannot execute private functions or operations granted to another role", async () => {
  expect(await as("authenticated", users.buyer, "select private.now()")).toBe(FORBIDDEN);
  expect(await as("anon", null, "select api.orders_get('x')")).toBe(FORBIDDEN);
  expect(await as("authenticated", users.buyer, "select internal.claim_jobs(1, 1)")).toBe(
    FORBIDDEN,
  );
  expect(await as("service_role", null, "select api.orders_get('x')")).toBe(FORBIDDEN);
});
