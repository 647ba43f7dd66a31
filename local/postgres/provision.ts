/** Prepares a database like a Supabase project's and loads our schema; safe to repeat. */
import type postgres from "postgres";
import { installClock, installRateLimits } from "./clock.ts";
import type { RateLimits } from "./clock.ts";
import type { Cluster } from "./cluster.ts";
import { withConnection } from "./connect.ts";
import { migrate, type MigrationReport, readMigrations } from "./migrate.ts";
import { loadSchemas, readSchemas } from "./schemas.ts";

const text = (name: string) => Deno.readTextFile(new URL(name, import.meta.url));

export interface ProvisionOptions {
  /** The folder of migrations; the project's own by default. */
  migrations?: string;
  /** A folder of schema files to load into an empty database instead of migrations. */
  schemas?: string;
  /** False keeps production's private.now(). */
  movableClock?: boolean;
  /** Default: relaxed. */
  rateLimits?: RateLimits;
}

export interface Provisioned extends MigrationReport {
  urls: {
    /** supabase_admin, the superuser. */
    admin: string;
    /** postgres, the owner of our schema. */
    postgres: string;
    /** postgres too: it may set role anon, authenticated and service_role, and run the advisors. */
    api: string;
    /** preloved_functions, the login of the edge functions. */
    functions: string;
  };
}

/** Creates roles once per server and Supabase's schemas once per database, then our schema. */
export async function provision(
  cluster: Cluster,
  database = "postgres",
  options: ProvisionOptions = {},
): Promise<Provisioned> {
  const urls: Provisioned["urls"] = {
    admin: cluster.url("supabase_admin", database),
    postgres: cluster.url("postgres", database),
    api: cluster.url("postgres", database),
    functions: cluster.url("preloved_functions", database),
  };
  return await withConnection(urls.admin, async (admin) => {
    await bootstrap(admin, cluster, database);
    const report = await withConnection(urls.postgres, (sql) => makeSchema(sql, options));
    await admin.unsafe(await text("local_stack.sql")).simple();
    if (options.movableClock ?? true) await installClock(admin);
    await installRateLimits(admin, options.rateLimits ?? "relaxed");
    for (const login of ["preloved_functions", "preloved_anon"] as const) {
      if (await hasRole(admin, login)) await setPassword(admin, cluster, login);
    }
    return { urls, ...report };
  });
}

async function makeSchema(
  sql: postgres.Sql,
  { migrations, schemas }: ProvisionOptions,
): Promise<MigrationReport> {
  if (!schemas) return await migrate(sql, await readMigrations(migrations));
  const loaded = await loadSchemas(sql, readSchemas(schemas));
  return { applied: loaded.map(({ path }) => path), edited: [] };
}

async function bootstrap(admin: postgres.Sql, cluster: Cluster, database: string): Promise<void> {
  if (!(await hasRole(admin, "postgres"))) {
    const roles = await text("roles.sql");
    await admin.begin((tx) => tx.unsafe(roles).simple());
  }
  await setPassword(admin, cluster, "postgres");
  await admin`alter database ${admin(database)} owner to postgres`;
  const [found] = await admin`select to_regnamespace('auth') is not null as ready`;
  if (!found?.ready) {
    const schemas = await text("database.sql");
    await admin.begin((tx) => tx.unsafe(schemas).simple());
  }
  await installRealtime(admin);
}

// Separate from the other schemas, so that a database of an earlier version gets it too.
async function installRealtime(admin: postgres.Sql): Promise<void> {
  const [found] = await admin`select to_regnamespace('realtime') is not null as ready`;
  const files = found?.ready ? [] : ["realtime.sql"];
  for (const file of [...files, "realtime_partitions.sql"]) {
    const sql = await text(file);
    await admin.begin((tx) => tx.unsafe(sql).simple());
  }
}

async function hasRole(admin: postgres.Sql, role: string): Promise<boolean> {
  return (await admin`select from pg_roles where rolname = ${role}`).length > 0;
}

// The password is base64url and the role is one of ours, so nothing needs escaping.
async function setPassword(admin: postgres.Sql, cluster: Cluster, role: string): Promise<void> {
  await admin.unsafe(`alter role ${role} login password '${cluster.passwordOf(role)}'`);
}
