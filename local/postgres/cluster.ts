import { existsSync } from "node:fs";
import { join } from "node:path";
import { initialise, logOf, runningPid, startServer, stopServer } from "./server.ts";
import { passwordOf, readSecret } from "./passwords.ts";
import { findInstallation } from "./installation.ts";
import { isFree, whoListens } from "../process/ports.ts";

export interface ClusterOptions {
  dataDir: string;
  port: number;
  /** True: commits survive a power cut. False, for tests, is several times faster. */
  durable: boolean;
  /** Like a hosted project's server: ICU's en-US, 60 connections, TLS required with this certificate. */
  hosted?: { certificate: string; key: string };
  /** 200 by default; each takes memory, even unused. */
  connections?: number;
  onProgress?: (message: string) => void;
}

export interface Cluster {
  /** Connection string of the only superuser, `supabase_admin`, in database `postgres`. */
  adminUrl: string;
  port: number;
  dataDir: string;
  logFile: string;
  passwordOf(role: string): string;
  url(role: string, database?: string): string;
  stop(): Promise<void>;
}

const VERSION = "17";

/**
 * Starts the server of a data folder, which must have no other user. A server that already runs in it was left by a
 * killed process, and is stopped first.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { port, durable, onProgress: say = () => {} } = options;
  const target = findInstallation(options.dataDir);
  const { dataDir, note } = target;
  if (note) say(note);
  const orphan = runningPid(dataDir);
  if (orphan !== undefined) {
    say(`Stopping PostgreSQL (process ${orphan}), left over from a killed start`);
    if (!await stopServer(target)) {
      throw new Error(`PostgreSQL (process ${orphan}) uses ${dataDir}. End it and try again.`);
    }
  }
  if (!await isFree(port)) {
    const user = await whoListens(port);
    throw new Error(`Port ${port}, meant for PostgreSQL, is in use${user ? ` by ${user}` : ""}.`);
  }
  if (!existsSync(join(dataDir, "PG_VERSION"))) {
    say("Creating the database");
    await initialise(target, { durable, icu: options.hosted !== undefined });
  }
  requireVersion(dataDir);
  const secret = readSecret(dataDir);
  writeSettings(dataDir, options);
  await startServer(target);
  const password = (role: string) => passwordOf(role, secret);
  const query = options.hosted ? "?sslmode=require" : "";
  const url = (role: string, database = "postgres") =>
    `postgresql://${role}:${password(role)}@127.0.0.1:${port}/` +
    encodeURIComponent(database) + query;
  const logFile = logOf(target);
  const stop = async () => {
    if (await stopServer(target)) return;
    throw new Error(`PostgreSQL in ${dataDir} does not stop; see ${logFile}.`);
  };
  return {
    adminUrl: url("supabase_admin"),
    port,
    dataDir,
    logFile,
    passwordOf: password,
    url,
    stop,
  };
}

/** Stops the server of a data folder, and removes everything that startCluster created. */
export async function dropCluster(dataDir: string): Promise<void> {
  const target = findInstallation(dataDir);
  await stopServer(target);
  for (const suffix of ["", ".new", ".password", ".log"]) {
    const path = target.dataDir + suffix;
    if (existsSync(path)) await Deno.remove(path, { recursive: true });
  }
}

function requireVersion(dataDir: string): void {
  const found = Deno.readTextFileSync(join(dataDir, "PG_VERSION")).trim();
  if (found === VERSION) return;
  throw new Error(
    `${dataDir} was created by PostgreSQL ${found}; this is ${VERSION}. ` +
      "Delete it with: npm start -- --fresh",
  );
}

// Rewritten at every start, so that the file matches the options.
function writeSettings(
  dataDir: string,
  { port, durable, hosted, connections = 200 }: ClusterOptions,
): void {
  const safety = durable ? "on" : "off";
  const settings = {
    listen_addresses: "'127.0.0.1'",
    port,
    unix_socket_directories: "''",
    max_connections: hosted ? 60 : connections,
    ...hosted
      ? { ssl: "on", ssl_cert_file: `'${hosted.certificate}'`, ssl_key_file: `'${hosted.key}'` }
      : {},
    shared_buffers: "128MB",
    fsync: safety,
    // Never off: VACUUM cannot mark rows of an unflushed commit as visible to all, and plans vary.
    synchronous_commit: "on",
    full_page_writes: safety,
    timezone: "'UTC'",
    log_timezone: "'UTC'",
    datestyle: "'iso, mdy'",
    default_text_search_config: "'pg_catalog.english'",
    password_encryption: "'scram-sha-256'",
    // Each login hashes this often on both sides; a test opens twenty at once.
    scram_iterations: durable ? 4096 : 1,
    log_destination: "'stderr'",
    logging_collector: "off",
    // Nobody subscribes, and no transaction is serializable. The defaults take 7 MB more.
    max_logical_replication_workers: 0,
    max_pred_locks_per_transaction: 10,
    wal_buffers: "1MB",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  Deno.writeTextFileSync(join(dataDir, "postgresql.conf"), lines.join(""));
  if (hosted) {
    Deno.writeTextFileSync(join(dataDir, "pg_hba.conf"), "hostssl all all all scram-sha-256\n");
  }
}
