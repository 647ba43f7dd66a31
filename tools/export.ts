import type postgres from "postgres";
import { withConnection } from "../local/postgres/connect.ts";
import { readRows, rowFile } from "./rows.ts";
import { printedBySupabase } from "../local/process/supabase.ts";

/** Text by path: the Supabase CLI's export, and the parts that it omits. */
export type Export = Map<string, string>;

export async function exportOf(url: string): Promise<Export> {
  const [declared, rest] = await Promise.all([exportOfCli(url), omittedByCli(url)]);
  return new Map([...declared, ...rest].sort(([a], [b]) => a < b ? -1 : 1));
}

/** Roles, column storage and rows. */
export function omittedByCli(url: string): Promise<Export> {
  return withConnection(url, async (sql) =>
    new Map([
      ["roles.txt", await rolesOf(sql)],
      ["columns.txt", await columnsOf(sql)],
      ...(await readRows(sql)).map((table) => [`rows/${table.name}.sql`, rowFile(table)] as const),
    ]));
}

/** Paths whose text differs, or that exist in only one export. */
export function differingPaths(one: Export, other: Export): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path) !== other.get(path)).sort();
}

async function exportOfCli(url: string): Promise<[string, string][]> {
  const folder = await Deno.makeTempDir({ prefix: "preloved-export-" });
  try {
    await printedBySupabase(
      ["db", "schema", "declarative", "generate", "--yes"]
        .concat(`--remote=${url}`, `--output-dir=${folder}/schema`),
    );
    return filesBelow(`${folder}/schema`, "");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function filesBelow(folder: string, prefix: string): [string, string][] {
  return [...Deno.readDirSync(`${folder}/${prefix}`)].flatMap(({ name, isDirectory }) =>
    isDirectory
      ? filesBelow(folder, `${prefix}${name}/`)
      : [[prefix + name, Deno.readTextFileSync(`${folder}/${prefix}${name}`)] as [string, string]]
  );
}

const lines = (rows: readonly { line: string }[]) => rows.map(({ line }) => `${line}\n`).join("");

async function rolesOf(sql: postgres.Sql): Promise<string> {
  return lines(
    await sql<{ line: string }[]>`
      select concat_ws(' ', rolname, concat_ws(',',
          case when rolsuper then 'superuser' end, case when rolinherit then 'inherit' end,
          case when rolcreaterole then 'createrole' end, case when rolcreatedb then 'createdb' end,
          case when rolcanlogin then 'login' end, case when rolreplication then 'replication' end,
          case when rolbypassrls then 'bypassrls' end),
        (select string_agg(setting, ' ' order by setting)
         from pg_db_role_setting, unnest(setconfig) as setting where setrole = roles.oid),
        (select string_agg(format('member of %s (admin %s, inherit %s, set %s)', roleid::regrole,
           admin_option, inherit_option, set_option), ' ' order by roleid::regrole::text, grantor)
         from pg_auth_members where member = roles.oid),
        quote_literal(shobj_description(oid, 'pg_authid'))) as line
      from pg_roles as roles where rolname !~ '^pg_' order by rolname`,
  );
}

async function columnsOf(sql: postgres.Sql): Promise<string> {
  return lines(
    await sql<{ line: string }[]>`
      select format('%s.%s: %s', relnamespace::regnamespace, relname, string_agg(
        attname || case attstorage when typstorage then '' else format(' (storage %s)', attstorage) end,
        ', ' order by attnum)) as line
      from pg_class as tables
      join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
      join pg_type on pg_type.oid = atttypid
      where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'internal', 'api')
      group by tables.oid order by 1`,
  );
}
