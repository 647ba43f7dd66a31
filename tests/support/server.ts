import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import type postgres from "postgres";
import { createTemplate } from "../../local/postgres/clone.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { SCHEMAS } from "../../local/postgres/schemas.ts";
import { runningPid } from "../../local/postgres/server.ts";
import { openTemporary } from "../../local/postgres/temporary.ts";
import type { TestCluster } from "./cluster.ts";

/** Roles that tests log in as. */
export const LOGINS = ["supabase_admin", "postgres", "preloved_functions", "preloved_anon"];

/** `prepare` runs in the database of which all others are copies. */
export async function startServer(prepare?: (template: postgres.Sql) => Promise<unknown>) {
  const { cluster: server, folder, close: stop } = await openTemporary("test");
  await withConnection(server.url("supabase_admin", "template1"), async (sql) => {
    // New statistics would change plans, and with them what a statement reads and the order of rows.
    await sql`alter system set autovacuum = off`;
    await sql`select pg_reload_conf()`;
    await prepare?.(sql);
  });
  for (const place of new Set([dirname(folder), tmpdir()])) await sweep(place);
  const template = "template_preloved";
  await createTemplate(server, template, { schemas: SCHEMAS });
  // A test calls an operation a few times: planning each call for its values takes longer than it saves. Tests of plans
  // connect as the superuser (plans.ts) and keep what production does.
  await withConnection(server.url("supabase_admin"), async (sql) => {
    for (const login of ["preloved_functions", "preloved_anon"]) {
      await sql`alter role ${sql(login)} set plan_cache_mode = force_generic_plan`;
    }
  });
  const { dataDir, port } = server;
  const passwords = Object.fromEntries(LOGINS.map((role) => [role, server.passwordOf(role)]));
  const cluster: TestCluster = { dataDir, port, template, passwords };
  return { cluster, stop };
}

const DAY_MS = 24 * 3600 * 1000;
/** A server's data directory is at most two levels deep. */
const DEPTH = 2;

/** Removes this user's test folders in `temp` that are older than a day and have no running server. */
export async function sweep(temp: string): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(temp)) {
    if (!isDirectory || !/^preloved-(test|storage)-/.test(name)) continue;
    const folder = `${temp}/${name}`;
    const { mtime, uid } = await Deno.lstat(folder).catch(() => ({ mtime: null, uid: null }));
    if (!mtime || Date.now() - mtime.getTime() < DAY_MS || uid !== Deno.uid()) continue;
    try {
      if (!isServed(folder, DEPTH)) await Deno.remove(folder, { recursive: true });
    } catch {
      // Another run removes it, or it contains files of another user.
    }
  }
}

function isServed(folder: string, depth: number): boolean {
  if (existsSync(`${folder}/postmaster.pid`)) return runningPid(folder) !== undefined;
  return depth > 0 && [...Deno.readDirSync(folder)]
    .some(({ name, isDirectory }) => isDirectory && isServed(`${folder}/${name}`, depth - 1));
}
