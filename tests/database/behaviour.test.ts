/** What strangers and members get who come straight to the database, past our functions, by the Data API. */
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { TABLES } from "./privileges.ts";
import { CALLERS } from "./privileges/rights.ts";
import { type People, seed } from "./test_users.ts";

type Caller = (typeof CALLERS)[number];

let database: TestDatabase;
let people: People;
beforeAll(async () => {
  database = await createDatabase();
  people = await seed(database.admin);
});
afterAll(() => database.drop());

/** Runs one statement as the Data API would; answers the rows, or the code of the error. */
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
  throw new Error("the transaction was meant to be undone");
}

const FORBIDDEN = "42501";
const cases = Object.keys(TABLES).flatMap((table) => CALLERS.map((role) => ({ table, role })));

test.each(cases)("$role cannot write $table", async ({ table, role }) => {
  const [column] = await database.admin<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' limit 1`;
  const [name, me] = [column!.name, role === "authenticated" ? people.buyer : null];
  const outcomes = [
    await as(role, me, `insert into ${table} default values`),
    await as(role, me, `update ${table} set ${name} = ${name}`),
    await as(role, me, `delete from ${table}`),
    await as(role, me, `truncate ${table}`),
  ];
  expect(outcomes).toEqual(outcomes.map(() => FORBIDDEN));
});

test.each(cases)("$role reads of $table what is written and no more", async ({ table, role }) => {
  const columns = TABLES[table]?.[role]?.select;
  const me = role === "authenticated" ? people.buyer : null;
  const whole = await as(role, me, `select * from ${table}`);
  if (columns === "all") expect(whole).not.toBe(FORBIDDEN);
  else expect(whole).toBe(FORBIDDEN);
  if (Array.isArray(columns)) {
    const rows = await as(role, me, `select ${columns.join(", ")} from ${table}`);
    const message = `put a row of ${table} that ${role} may read into tests/database/test_users.ts`;
    expect(rows, message).not.toEqual([]);
  }
});

const rows = async (role: Caller, id: string | null, statement: string) =>
  (await as(role, id, statement) as Record<string, unknown>[]).map((row) => Object.values(row)[0]);

test("addresses and notifications are seen by their owner alone", async () => {
  for (const table of ["addresses", "notifications"]) {
    const owners = `select distinct user_id from public.${table}`;
    expect(await rows("authenticated", people.buyer, owners)).toEqual([people.buyer]);
    expect(await rows("authenticated", people.seller, owners)).toEqual([people.seller]);
    expect(await rows("authenticated", people.stranger, owners)).toEqual([]);
    expect(await rows("authenticated", null, owners)).toEqual([]);
  }
});

test("an order is seen by its two parties, and by nobody while its invoice is being made", async () => {
  const ids = "select id from public.orders";
  expect(await rows("authenticated", people.buyer, ids)).toEqual([people.order]);
  expect(await rows("authenticated", people.seller, ids)).toEqual([people.order]);
  expect(await rows("authenticated", people.stranger, ids)).toEqual([]);
  expect(await rows("authenticated", null, ids)).toEqual([]);
});

test("nobody reads a phone, a account status or a ban from a profile, not even their own", async () => {
  for (const column of ["phone", "account_status", "live_banned", "full_name", "locale"]) {
    for (const role of CALLERS) {
      const outcome = await as(role, people.buyer, `select ${column} from public.profiles`);
      expect(outcome, `${role}, ${column}`).toBe(FORBIDDEN);
    }
  }
});

test("a deleted or removed listing is gone for strangers; its owner still sees the removed one", async () => {
  const statuses =
    "select status from public.listings where deleted_at is null or true order by status";
  expect(await rows("anon", null, statuses)).not.toContain("removed");
  expect(await rows("authenticated", people.buyer, statuses)).not.toContain("removed");
  expect(await rows("authenticated", people.seller, statuses)).toContain("removed");
  const deleted = "select id from public.listings where deleted_at is not null";
  for (const id of Object.values(people)) {
    expect(await rows("authenticated", id, deleted)).toEqual([]);
  }
  expect(await rows("anon", null, deleted)).toEqual([]);
});

test("the operations are out of the callers' reach: not exposed, and private is not theirs to enter", async () => {
  expect(await as("authenticated", people.buyer, "select private.now()")).toBe(FORBIDDEN);
  expect(await as("anon", null, "select api.orders_get('x')")).toBe(FORBIDDEN);
  expect(await as("authenticated", people.buyer, "select internal.claim_jobs(1, 1)")).toBe(
    FORBIDDEN,
  );
  expect(await as("service_role", null, "select api.orders_get('x')")).toBe(FORBIDDEN);
});
