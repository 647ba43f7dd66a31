import postgres from "postgres";
import type { Cluster } from "./cluster.ts";
import { withConnection } from "./connect.ts";
import { provision, type Provisioned, type ProvisionOptions } from "./provision.ts";

/** Creates a template database with the whole schema, replacing one of that name. */
export async function createTemplate(
  cluster: Cluster,
  name: string,
  options: ProvisionOptions = {},
): Promise<Provisioned> {
  await dropDatabase(cluster, name);
  await withConnection(cluster.adminUrl, (sql) => sql`create database ${sql(name)}`);
  const provisioned = await provision(cluster, name, options);
  // A database with connections cannot be copied.
  await withConnection(
    cluster.adminUrl,
    (sql) => sql`alter database ${sql(name)} with allow_connections false is_template true`,
  );
  return provisioned;
}

/** Creates a copy of the template; returns its connection strings. */
export async function cloneDatabase(
  cluster: Cluster,
  template: string,
  name: string,
): Promise<Provisioned["urls"]> {
  await withConnection(cluster.adminUrl, (sql) => copy(sql, template, name));
  return {
    admin: cluster.url("supabase_admin", name),
    postgres: cluster.url("postgres", name),
    api: cluster.url("postgres", name),
    functions: cluster.url("preloved_functions", name),
  };
}

async function copy(sql: postgres.Sql, template: string, name: string, tries = 50): Promise<void> {
  try {
    await sql`create database ${sql(name)} with template ${sql(template)} owner postgres`;
    await revokeTemporary(sql, name);
  } catch (cause) {
    // The template's last connection may not have ended yet.
    const busy = cause instanceof postgres.PostgresError && cause.code === "55006";
    if (!busy || tries === 0) throw cause;
    await new Promise((done) => setTimeout(done, 100));
    await copy(sql, template, name, tries - 1);
  }
}

/** The rights on a database itself are not copied from its template. */
export async function revokeTemporary(sql: postgres.Sql, name: string): Promise<void> {
  await sql`revoke temporary on database ${sql(name)} from public`;
}

/** Drops a database and ends its connections; does nothing if it is missing. */
export async function dropDatabase(cluster: Cluster, name: string): Promise<void> {
  await withConnection(cluster.adminUrl, async (sql) => {
    const [found] = await sql<{ template: boolean }[]>`
      select datistemplate as template from pg_database where datname = ${name}`;
    if (!found) return;
    if (found.template) await sql`alter database ${sql(name)} with is_template false`;
    await sql`drop database ${sql(name)} with (force)`;
  });
}
