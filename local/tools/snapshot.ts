/** `npm run snapshot`: writes migrations/current, each SQL function's body as it stands after all migrations, and the page on the life of an order. */
import { dirname, join } from "node:path";
import { PROJECT_ROOT } from "../postgres/binaries.ts";
import { withConnection } from "../postgres/connect.ts";
import { ORDERS_PAGE, ordersPageOf } from "./orders_page.ts";
import { withCluster, withDatabase } from "./database.ts";

export const SNAPSHOT = "migrations/current";

interface Row {
  schema: string;
  name: string;
  definition: string;
  owner: string;
  callers: string | null;
}

/** Path below migrations/current to text, for every function of ours. */
export async function snapshotOf(url: string): Promise<Map<string, string>> {
  const rows = await withConnection(url, (sql) =>
    sql<Row[]>`
      select namespace.nspname as schema, proc.proname as name, pg_get_functiondef(proc.oid) as definition,
        pg_get_userbyid(proc.proowner) as owner,
        (select string_agg(distinct coalesce(nullif(grants.grantee, 0)::regrole::text, 'public'), ', ')
         from aclexplode(proc.proacl) as grants where grants.grantee <> proc.proowner) as callers
      from pg_proc as proc
      join pg_namespace as namespace on namespace.oid = proc.pronamespace
      where namespace.nspname in ('api', 'private', 'public') and proc.prokind in ('f', 'p')
        and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')
      order by 1, 2, pg_get_function_identity_arguments(proc.oid)`);
  const files = new Map<string, string>();
  for (const { schema, name, definition, owner, callers } of rows) {
    const path = `${schema}/${name}.sql`;
    const rights = `-- Owner: ${owner}. May be called by: ${callers ?? "nobody else"}.`;
    const before = files.get(path) ??
      "-- Written by `npm run snapshot` from the migrations. Do not edit.\n";
    files.set(path, `${before}${rights}\n${definition.trimEnd()};\n`);
  }
  return files;
}

if (import.meta.main) {
  const [files, page] = await withCluster((cluster) =>
    withDatabase(
      cluster,
      ({ postgres }) => Promise.all([snapshotOf(postgres), ordersPageOf(postgres)]),
    )
  );
  const folder = join(PROJECT_ROOT, SNAPSHOT);
  await Deno.remove(folder, { recursive: true }).catch(() => {});
  for (const [path, text] of files) {
    await Deno.mkdir(dirname(join(folder, path)), { recursive: true });
    await Deno.writeTextFile(join(folder, path), text);
  }
  await Deno.writeTextFile(join(PROJECT_ROOT, ORDERS_PAGE), page);
  console.log(`Wrote ${files.size} files to ${SNAPSHOT}, and ${ORDERS_PAGE}`);
}
