/** Puts a transaction pooler (pgbouncer) between the functions and PostgreSQL, as in production. */
import type { TestProject } from "vitest/node";
import { findInstallation } from "../../local/postgres/installation.ts";
import { startPgBouncer } from "./hosted.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Undefined where no pgbouncer is installed. */
    pooler: { port: number; adminUrl: string; serverConnections: number } | undefined;
  }
}

/** Per login and database; the functions of a test open up to twenty. */
const SERVER_CONNECTIONS = 4;

export default async function setup(project: TestProject) {
  const { port, passwords, dataDir } = project.getProvidedContext().cluster;
  const pooler = await startPgBouncer({
    owner: findInstallation(dataDir).owner,
    serverPort: port,
    passwords,
    settings: { default_pool_size: SERVER_CONNECTIONS, max_client_conn: 1000 },
  });
  if (!pooler) return;
  const { port: ownPort, adminUrl, stop } = pooler;
  project.provide("pooler", { port: ownPort, adminUrl, serverConnections: SERVER_CONNECTIONS });
  return stop;
}
