/** A server like a hosted project's: its roles and rights, TLS only, and a pooler before it. */
import { join } from "node:path";
import { type Cluster, dropCluster, startCluster } from "../../local/postgres/cluster.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { freePort } from "../../local/process/ports.ts";
import { createCertificates } from "./certificates.ts";
import type { Certificates } from "./certificates.ts";
import { startPgBouncer } from "./pgbouncer.ts";

export interface Hosted {
  urls: {
    /** supabase_admin, which a project's owner cannot be. */
    admin: string;
    postgres: string;
    /** A login of the functions, by the pooler. */
    pooled(role: string, password: string): string;
    /** The pooler's console. */
    console: string;
  };
  /** The file of the certificate authority; the platform's runtime knows that of its own. */
  authority: string;
  close(): Promise<void>;
}

/** Of the smallest compute size: https://supabase.com/docs/guides/platform/compute-and-disk. */
export const POOLER_CLIENTS = 200;
export const POOL_SIZE = 15;

/** A server like a hosted project's, without a pooler. */
export interface HostedServer {
  cluster: Cluster;
  certificates: Certificates;
  close(): Promise<void>;
}

/** Makes `database` like a hosted project's; with `template1`, every new database of the server. */
export async function openServer(ref: string, database: string): Promise<HostedServer> {
  const folder = await Deno.makeTempDir({ prefix: "preloved-hosted-" });
  await Deno.chmod(folder, 0o755);
  const certificates = await createCertificates(folder);
  const dataDir = join(folder, "postgres");
  const { owner } = findInstallation(dataDir);
  if (owner) await Deno.chown(certificates.key, owner.uid, owner.gid);
  const hosted = { certificate: certificates.certificate, key: certificates.key };
  const cluster = await startCluster({ dataDir, port: await freePort(), durable: false, hosted });
  await withConnection(cluster.url("supabase_admin", database), async (sql) => {
    for (const file of ["hosted_roles.sql", "hosted.sql"]) {
      const text = await Deno.readTextFile(new URL(file, import.meta.url));
      await sql.unsafe(text.replaceAll("PROJECT_REF", ref)).simple();
    }
    for (const role of ["postgres", "pgbouncer"]) {
      await sql.unsafe(`alter role ${role} password '${cluster.passwordOf(role)}'`);
    }
  });
  const close = async () => {
    await dropCluster(dataDir);
    await Deno.remove(folder, { recursive: true });
  };
  return { cluster, certificates, close };
}

export async function openHosted(ref: string): Promise<Hosted> {
  const server = await openServer(ref, "postgres");
  const { cluster, certificates } = server;
  const pooler = await startPgBouncer({
    owner: findInstallation(cluster.dataDir).owner,
    serverPort: cluster.port,
    passwords: { pgbouncer: cluster.passwordOf("pgbouncer") },
    database: "auth_user=pgbouncer",
    settings: {
      auth_query: "select username, password from pgbouncer.get_auth($1)",
      max_client_conn: POOLER_CLIENTS,
      default_pool_size: POOL_SIZE,
      client_tls_sslmode: "require",
      client_tls_cert_file: certificates.certificate,
      client_tls_key_file: certificates.key,
      server_tls_sslmode: "require",
      // So that a login that stopped working shows at once, not when a connection is replaced.
      server_idle_timeout: 1,
    },
  });
  if (!pooler) throw new Error("This rehearsal needs pgbouncer: apt-get install pgbouncer.");
  return {
    urls: {
      admin: cluster.url("supabase_admin"),
      postgres: cluster.url("postgres"),
      pooled: (role, secret) =>
        `postgresql://${role}.${ref}:${secret}@127.0.0.1:${pooler.port}/postgres?sslmode=require`,
      console: `${pooler.adminUrl}?sslmode=require`,
    },
    authority: certificates.authority,
    close: async () => {
      await pooler.stop();
      await server.close();
    },
  };
}
