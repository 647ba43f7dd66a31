/** One PostgreSQL server on this machine: created when missing, started, reached and stopped. */
import { join } from "node:path";
import { exists } from "./binaries.ts";
import { initialise, logOf, runningPid, startServer, stopServer } from "./control.ts";
import { passwordOf, readSecret } from "./passwords.ts";
import { choosePlace, type Place } from "./place.ts";
import { isFree, whoListens } from "../process/ports.ts";

export interface ClusterOptions {
  dataDir: string;
  port: number;
  /** True keeps every commit through a power cut; false is for tests and several times faster. */
  durable: boolean;
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
 * Starts the server of a data folder. Whoever calls this owns the folder: a server that is still
 * running in it is the orphan of a process that was killed, and is stopped first.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const say = options.onProgress ?? (() => {});
  const place = choosePlace(options.dataDir);
  if (place.note) say(place.note);
  await stopOrphan(place, say);
  if (!(await isFree(options.port))) throw new Error(await portTaken(options.port));
  if (!exists(join(place.dataDir, "PG_VERSION"))) {
    say("Creating the database");
    await initialise(place, options.durable);
  }
  requireVersion(place.dataDir);
  const secret = readSecret(place.dataDir);
  writeSettings(place, options);
  await startServer(place);
  return describe(place, options.port, secret);
}

/** Stops what runs in a data folder and removes everything that startCluster made. */
export async function dropCluster(dataDir: string): Promise<void> {
  const place = choosePlace(dataDir);
  await stopServer(place);
  for (const suffix of ["", ".new", ".password", ".log"]) {
    const path = place.dataDir + suffix;
    if (exists(path)) await Deno.remove(path, { recursive: true });
  }
}

function describe(place: Place, port: number, secret: string): Cluster {
  const password = (role: string) => passwordOf(role, secret);
  const url = (role: string, database = "postgres") =>
    `postgresql://${role}:${password(role)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  return {
    adminUrl: url("supabase_admin"),
    port,
    dataDir: place.dataDir,
    logFile: logOf(place),
    passwordOf: password,
    url,
    async stop() {
      if (await stopServer(place)) return;
      throw new Error(`PostgreSQL in ${place.dataDir} does not stop; see ${logOf(place)}.`);
    },
  };
}

async function stopOrphan(place: Place, say: (message: string) => void): Promise<void> {
  const pid = runningPid(place.dataDir);
  if (pid === undefined) return;
  say(`Stopping PostgreSQL (process ${pid}), left over from a start that was killed`);
  if (await stopServer(place)) return;
  throw new Error(
    `PostgreSQL (process ${pid}) still holds ${place.dataDir}. End it and try again.`,
  );
}

async function portTaken(port: number): Promise<string> {
  const who = await whoListens(port);
  return `Port ${port}, meant for PostgreSQL, is in use${who ? ` by ${who}` : ""}.`;
}

function requireVersion(dataDir: string): void {
  const found = Deno.readTextFileSync(join(dataDir, "PG_VERSION")).trim();
  if (found === VERSION) return;
  throw new Error(
    `${dataDir} was made by PostgreSQL ${found}; this is ${VERSION}. ` +
      "Drop it with: npm start -- --fresh",
  );
}

// Written whole at every start, so that the file never disagrees with the options.
function writeSettings(place: Place, { port, durable }: ClusterOptions): void {
  const safety = durable ? "on" : "off";
  const settings = {
    listen_addresses: "'127.0.0.1'",
    port,
    unix_socket_directories: "''",
    max_connections: 200,
    shared_buffers: "128MB",
    fsync: safety,
    // Never off: until an asynchronous commit is flushed, VACUUM may not mark its rows as visible to all,
    // and plans differ from one run to the next.
    synchronous_commit: "on",
    full_page_writes: safety,
    timezone: "'UTC'",
    log_timezone: "'UTC'",
    datestyle: "'iso, mdy'",
    default_text_search_config: "'pg_catalog.english'",
    password_encryption: "'scram-sha-256'",
    log_destination: "'stderr'",
    logging_collector: "off",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  Deno.writeTextFileSync(join(place.dataDir, "postgresql.conf"), lines.join(""));
}
