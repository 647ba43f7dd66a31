/** The rights in the database equal those of privileges.ts, down to the column. */
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";
import { CALLERS_OF_SCHEMA, OTHER_CALLERS, TABLES } from "./privileges.ts";
import type { Rights, TableRole } from "./table_rights.ts";

const WHERE =
  "list the right in tests/database/table_rights.ts, or change the grant in supabase/schemas";
const ROLES: TableRole[] = [
  "anon",
  "authenticated",
  "service_role",
  "preloved_api",
  "preloved_ledger",
];
const COMMANDS = ["select", "insert", "update", "delete"] as const;

interface Granted {
  table: string;
  role: string;
  columns: number;
  select: string[];
  insert: string[];
  update: string[];
  delete: boolean;
  more: boolean;
}

const database = useDatabase();
let granted: Granted[];
beforeAll(async () => {
  const roles = [...ROLES, "preloved_anon", "preloved_functions", "authenticator"];
  granted = await database.admin<Granted[]>`
    select namespace.nspname || '.' || class.relname as table, role,
      (select count(*)::int from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped) as columns,
      may.select, may.insert, may.update, has_table_privilege(role, class.oid, 'delete') as delete,
      has_table_privilege(role, class.oid, 'truncate, references, trigger, maintain') as more
    from pg_class as class
    join pg_namespace as namespace on namespace.oid = class.relnamespace
    cross join unnest(string_to_array(${roles.join(" ")}, ' ')) as role
    cross join lateral (
      select
        coalesce(jsonb_agg(attname order by attnum) filter (where has_column_privilege(role, class.oid, attnum, 'select')), '[]') as select,
        coalesce(jsonb_agg(attname order by attnum) filter (where has_column_privilege(role, class.oid, attnum, 'insert')), '[]') as insert,
        coalesce(jsonb_agg(attname order by attnum) filter (where has_column_privilege(role, class.oid, attnum, 'update')), '[]') as update
      from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped) as may
    where namespace.nspname in ('public', 'data_api', 'private', 'internal', 'api') and class.relkind in ('r', 'p', 'v', 'm', 'f')`;
});

const rightsOf = (row: Granted): Rights => {
  const rights: Rights = {};
  for (const command of COMMANDS) {
    const on = row[command];
    if (on === true || (Array.isArray(on) && on.length === row.columns)) rights[command] = "all";
    else if (Array.isArray(on) && on.length > 0) rights[command] = [...on].sort();
  }
  return rights;
};

const sorted = (rights: Rights): Rights =>
  Object.fromEntries(
    Object.entries(rights).map(([command, columns]) => [
      command,
      columns === "all" ? "all" : [...columns].sort(),
    ]),
  );

test("every table and view is listed, and every listed one exists", () => {
  expect([...new Set(granted.map(({ table }) => table))].sort(), WHERE)
    .toEqual(Object.keys(TABLES).sort());
});

test.each(Object.keys(TABLES))("%s grants each role exactly the listed rights", (table) => {
  const found = granted.filter((row) => row.table === table);
  const given = ROLES.map((role) => [role, rightsOf(found.find((row) => row.role === role)!)]);
  const meant = ROLES.map((role) => [role, sorted(TABLES[table]?.[role] ?? {})]);
  expect(Object.fromEntries(given), WHERE).toEqual(Object.fromEntries(meant));
});

test("preloved_anon has the rights of anon, and preloved_functions and authenticator have none of their own", () => {
  const of = (role: string) =>
    granted.filter((row) => row.role === role).map((row) => [row.table, rightsOf(row)]).sort();
  expect(of("preloved_anon")).toEqual(of("anon"));
  expect(of("preloved_functions").filter(([, rights]) => Object.keys(rights!).length > 0))
    .toEqual([]);
  expect(of("authenticator").filter(([, rights]) => Object.keys(rights!).length > 0)).toEqual([]);
});

test("only the owner may truncate a table or create triggers on it", () => {
  expect(granted.filter(({ more }) => more).map(({ table, role }) => `${role} on ${table}`))
    .toEqual([]);
});

test("a function may be executed by the role of its schema, or by the roles listed for it", async () => {
  const rows = await database.admin<{ name: string; schema: string; callers: string }[]>`
    select namespace.nspname || '.' || proc.proname as name, namespace.nspname as schema,
      coalesce((select string_agg(distinct coalesce(nullif(grants.grantee, 0)::regrole::text, 'public'), ' ')
        from aclexplode(coalesce(proc.proacl, acldefault('f', proc.proowner))) as grants
        where grants.grantee <> proc.proowner), '') as callers
    from pg_proc as proc join pg_namespace as namespace on namespace.oid = proc.pronamespace
    where namespace.nspname in ('public', 'private', 'internal', 'api')
      and not (proc.prosecdef and proc.prorettype = 'trigger'::regtype)`;
  const found = Object.fromEntries(rows.map(({ name, callers }) => [name, callers]));
  const meant = Object.fromEntries(
    rows.map(({ name, schema }) => [name, OTHER_CALLERS[name] ?? CALLERS_OF_SCHEMA[schema]]),
  );
  expect(
    found,
    "list the exception in OTHER_CALLERS of tests/database/privileges.ts, or change the grant",
  )
    .toEqual(meant);
  expect(Object.keys(OTHER_CALLERS).filter((name) => !(name in found))).toEqual([]);
});
