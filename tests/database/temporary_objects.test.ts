/** Temporary objects of a caller never stand in for what our functions name. */
import postgres from "postgres";
import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";
import { setUp } from "../support/set_up.ts";
import { seed } from "./test_users.ts";

const database = useDatabase();
const users = setUp(() => seed(database.admin));

/** Each login of the edge functions with each role that it may take. */
const SESSIONS = [
  { login: "preloved_anon", role: "preloved_anon" },
  { login: "preloved_anon", role: "anon" },
  { login: "preloved_functions", role: "preloved_functions" },
  { login: "preloved_functions", role: "anon" },
  { login: "preloved_functions", role: "authenticated" },
  { login: "preloved_functions", role: "service_role" },
] as const;

type Session = (typeof SESSIONS)[number];

async function inSession<T>(
  { login, role }: Session,
  run: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = postgres(database.url(login), { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    await sql.unsafe(`set role ${role}`);
    const claims = JSON.stringify({ sub: users.stranger, role });
    await sql`select set_config('request.jwt.claims', ${claims}, false)`;
    return await run(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(() => "done", (error: postgres.PostgresError) => error.code);

test("only the owner of the database and Supabase's services may create temporary objects", async () => {
  const may = await database.admin<{ role: string }[]>`
    select rolname as role from pg_roles
    where has_database_privilege(oid, current_database(), 'temporary')
      and not rolsuper and rolname not like 'supabase\\_%'`;
  expect(may.map(({ role }) => role)).toEqual(["postgres"]);
});

test.each(SESSIONS)("$role logged in as $login creates no temporary object", async (session) => {
  await inSession(session, async (sql) => {
    for (
      const statement of [
        "create temporary table staff_roles (id uuid)",
        "create domain pg_temp.jsonb as pg_catalog.jsonb",
        "create type pg_temp.uuid as enum ('one')",
        "create function pg_temp.jsonb_build_object() returns text language sql return 'x'",
      ]
    ) expect([statement, await codeOf(sql.unsafe(statement))]).toEqual([statement, "42501"]);
  });
});

const SHADOWED = "jsonb uuid text bigint integer boolean timestamptz date".split(" ");

/** Domains named like the types of our functions; checking a value makes the caller superadmin. */
async function shadowTypes(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create function pg_temp.attack() returns pg_catalog.bool language plpgsql as $$
    begin
      insert into private.staff_roles (user_id, role) values ('${users.stranger}', 'superadmin');
      return true;
    exception when others then
      return true;
    end $$`);
  for (const type of SHADOWED) {
    await sql.unsafe(
      `create domain pg_temp.${type} as pg_catalog.${type} check (pg_temp.attack())`
        .replace("pg_catalog.bigint", "pg_catalog.int8")
        .replace("pg_catalog.integer", "pg_catalog.int4")
        .replace("pg_catalog.boolean", "pg_catalog.bool"),
    );
  }
}

async function isSuperadmin(): Promise<boolean> {
  const found = await database.admin`
    delete from private.staff_roles where user_id = ${users.stranger} returning role`;
  return found.length > 0;
}

/** Every function that the role may execute, called with arguments that are valid for its types. */
async function calls(role: string): Promise<string[]> {
  const functions = await database.admin<{ name: string; types: string[] }[]>`
    select proc.oid::regproc::text as name, array(
      select format_type(type, null) from unnest(proc.proargtypes) with ordinality as t (type, place)
      order by place) as types
    from pg_proc as proc
    where proc.pronamespace in ('api'::regnamespace, 'internal'::regnamespace)
      and has_function_privilege(${role}, proc.oid, 'execute')`;
  const values: Record<string, string> = {
    text: "'x'::pg_catalog.text",
    uuid: `'${users.order}'::pg_catalog.uuid`,
    jsonb: "'{}'::pg_catalog.jsonb",
    bigint: "1::pg_catalog.int8",
    integer: "1::pg_catalog.int4",
    boolean: "true",
  };
  return functions.map(({ name, types }) =>
    `select ${name}(${types.map((type) => values[type] ?? "null").join(", ")})`
  );
}

test.each(SESSIONS)(
  "no function uses a temporary type of $role logged in as $login, even where it may create them",
  async (session) => {
    const [name] = await database.admin<[{ name: string }]>`select current_database() as name`;
    const right = `temporary on database ${name.name}`;
    await database.admin.unsafe(`grant ${right} to public`);
    try {
      await inSession(session, async (sql) => {
        await shadowTypes(sql);
        for (const call of await calls(session.role)) {
          await codeOf(sql.unsafe(call));
          expect([call, await isSuperadmin()]).toEqual([call, false]);
        }
      });
    } finally {
      await database.admin.unsafe(`revoke ${right} from public`);
    }
  },
);

test("the attack works on a function that leaves pg_temp first", async () => {
  const [name] = await database.admin<[{ name: string }]>`select current_database() as name`;
  const right = `temporary on database ${name.name}`;
  await database.admin.unsafe(`
    create function api.careless() returns text language plpgsql security definer
    set search_path = '' as $$ declare v jsonb; begin v := '{}'; return v::text; end $$;
    alter function api.careless() owner to preloved_api;
    grant ${right} to public`).simple();
  try {
    const session = { login: "preloved_functions", role: "authenticated" } as const;
    await inSession(session, async (sql) => {
      await shadowTypes(sql);
      await sql`select api.careless()`;
    });
    expect(await isSuperadmin()).toBe(true);
  } finally {
    await database.admin.unsafe(`drop function api.careless(); revoke ${right} from public`)
      .simple();
  }
});
