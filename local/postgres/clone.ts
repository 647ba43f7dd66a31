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
