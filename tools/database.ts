/** Temporary servers and databases for the tools. */
import type { Cluster } from "../local/postgres/cluster.ts";
import { withConnection } from "../local/postgres/connect.ts";
import { MIGRATIONS } from "../local/postgres/migrate.ts";
import { provision, type Provisioned } from "../local/postgres/provision.ts";
import { SCHEMAS } from "../local/postgres/schemas.ts";
import { openTemporary } from "../local/postgres/temporary.ts";

/** Starts a server; `close` deletes it. */
export type OpenCluster = () => Promise<{ cluster: Cluster; close(): Promise<void> }>;

const openCluster: OpenCluster = () => openTemporary("tool");

/** Starts a PostgreSQL server and deletes it when `work` ends. */
export async function withCluster<T>(
  work: (cluster: Cluster) => Promise<T>,
  open: OpenCluster = openCluster,
): Promise<T> {
  const { cluster, close } = await open();
  try {
    return await work(cluster);
  } finally {
    await close();
  }
}

/** Creates a database like production's, from schema files or a folder of migrations. */
export async function withDatabase<T>(
  cluster: Pick<Cluster, "adminUrl" | "passwordOf" | "url">,
  work: (urls: Provisioned["urls"]) => Promise<T>,
  source: { migrations: string } | { schemas: string } = { schemas: SCHEMAS },
): Promise<T> {
  const name = `tool_${crypto.randomUUID().replaceAll("-", "")}`;
  const onServer = (statement: string) =>
    withConnection(cluster.adminUrl, (sql) => sql.unsafe(statement).simple());
  await onServer(`create database ${name}`);
  try {
    const options = { movableClock: false, rateLimits: "production", ...source } as const;
    const { urls } = await provision(cluster as Cluster, name, options);
    return await work(urls);
  } finally {
    await onServer(`drop database ${name} with (force)`);
  }
}

/**
 * Creates one database from the migrations and one from the schema files. Each has its own server,
 * because roles belong to the server. `api` is a login of the second.
 */
export function withBoth<T>(
  work: (urls: { migrated: string; declared: string; api: string }) => Promise<T>,
  { migrations = MIGRATIONS, schemas = SCHEMAS, open = openCluster } = {},
): Promise<T> {
  return withCluster((one) =>
    withCluster((other) =>
      withDatabase(
        one,
        ({ postgres: migrated }) =>
          withDatabase(
            other,
            ({ postgres: declared, api }) => work({ migrated, declared, api }),
            { schemas },
          ),
        { migrations },
      ), open), open);
}
