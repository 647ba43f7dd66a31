import { join } from "node:path";
import postgres from "postgres";
import { createAuth } from "../auth/auth.ts";
import { loadKeys } from "../auth/keys.ts";
import { allowedHosts, forHosts } from "../gateway/access.ts";
import { listen } from "../gateway/listen.ts";
import type { Handler } from "../gateway/gateway.ts";
import { type Cluster, dropCluster, startCluster } from "../postgres/cluster.ts";
import { runningPid, watchServer } from "../postgres/server.ts";
import type { RateLimits } from "../postgres/clock.ts";
import { closeFolder, findInstallation } from "../postgres/installation.ts";
import { provision } from "../postgres/provision.ts";
import { compare, fileOf, readMigrations } from "../postgres/migrate.ts";
import { withConnection } from "../postgres/connect.ts";
import { takeLock } from "../process/lock.ts";
import { choosePort } from "../process/ports.ts";
import { createEmulators } from "../emulators/app.ts";
import type { Emulators } from "../emulators/app.ts";
import { createEnvironment } from "./environment.ts";
import { createLogFile } from "./logfile.ts";
import { createRoutes } from "./routes.ts";
import { commandFor, STATE } from "./running.ts";
import { startScheduler } from "./scheduler.ts";
import { seed } from "./seed.ts";
import type { TestUser } from "./seed.ts";
import { createServices } from "./services.ts";
import { createRealtime } from "../realtime/realtime.ts";
import { createStorageApi } from "../storage/storage.ts";
import { removeStackFile, writeStackFile } from "./stackfile.ts";
import { createTime } from "./time.ts";

const STORAGE_DOWN = { statusCode: "500", error: "internal", message: "Storage is down." };

export interface Stack {
  url: string;
  users: Record<string, TestUser>;
  /** Resolves with a message when PostgreSQL ends unexpectedly. */
  databaseLost: Promise<string>;
  stop(): Promise<void>;
}

interface StartOptions {
  port: number;
  /** Deletes the data of earlier runs first. */
  fresh: boolean;
  rateLimits?: RateLimits;
  /** New accounts confirm their address with a mail first, as on a deployed project. */
  confirmEmail?: boolean;
  say: (message: string) => void;
  /** The data folder; `.local` by default. */
  state?: string;
}

/** Returns when the test users can use the API. A failure stops all started parts. */
export async function startStack(options: StartOptions): Promise<Stack> {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...await start(options, undo), stop };
  } catch (error) {
    await stop().catch(() => {});
    throw withCause(error);
  }
}

async function start(
  { port, fresh, rateLimits = "relaxed", confirmEmail = false, say, state = STATE }: StartOptions,
  undo: (() => unknown)[],
): Promise<Omit<Stack, "stop">> {
  const home = join(state, String(port));
  keepPrivate(state, home);
  // Runs after the lock is released, so that a failed start leaves no empty folder.
  undo.push(() => Deno.remove(home).catch(() => {}));
  undo.push(await takeLock(join(home, "stack.pid"), port, say));
  // The port first, so that a port in use is reported before the database starts.
  let handle: Handler = () =>
    new Response("The stack is still starting.\n", {
      status: 503,
      headers: { "Retry-After": "2" },
    });
  const hosts = allowedHosts(port);
  const listener = await listen(port, forHosts(hosts, (request) => handle(request)));
  undo.push(() => listener.close(3000));
  await removeStackFile(state, port);
  if (fresh) await deleteData(home, say);

  const cluster = await startDatabase(home, port, say);
  undo.push(() => cluster.stop());
  say("Applying migrations");
  await requireCurrent(cluster.url("supabase_admin", "postgres"), port);
  const { urls } = await provision(cluster, "postgres", { rateLimits });
  const { promise: databaseLost, resolve: loseDatabase } = Promise.withResolvers<string>();
  undo.push(watchServer(cluster, loseDatabase));
  const admin = postgres(urls.admin, { max: 8, idle_timeout: 20, onnotice: () => {} });
  undo.push(() => admin.end({ timeout: 2 }));
  const keys = await loadKeys(join(home, "keys.json"));
  const environment = createEnvironment({ url: listener.url, keys, cluster });
  const log = createLogFile(join(home, "functions.log"));
  undo.push(log.close);

  const services = createServices(environment.functions, log.write, () => scheduler.trigger());
  undo.push(() => services.db.close());
  const emulators: Emulators = createEmulators({
    ...environment.emulators,
    ...rateLimits === "production" && {
      email: { ...environment.emulators.email, callsPerSecond: 2 },
    },
    file: join(home, "sandbox.db"),
    clock: { now: () => time.now() },
  });
  undo.push(() => emulators.close());
  const runSchedules = (paths?: readonly string[]) =>
    environment.runSchedules(services.functions, paths);
  const time = await createTime({ admin, emulators: () => emulators, runSchedules });
  const scheduler = startScheduler(time, log.write);
  undo.push(() => scheduler.stop());

  const auth = createAuth({
    sql: admin,
    keys,
    issuer: `${listener.url}/auth/v1`,
    confirmEmail,
    ...rateLimits === "production" && { mailsPerHour: 30 },
    sendMail: emulators.keepMail,
  });
  const storage = createStorageApi({
    ...environment.storage,
    sql: admin,
    folder: join(home, "storage"),
    fails: emulators.faults.inject("storage", "request", STORAGE_DOWN),
  });
  const realtime = await createRealtime({ ...keys, sql: admin });
  undo.push(() => realtime.close());
  let users: Record<string, TestUser> = {};
  const { url } = listener;
  const parts = { services, auth, storage, realtime, emulators, time, admin };
  handle = createRoutes({ ...parts, url, hosts, anonKey: keys.anonKey, users: () => users });
  say("Seeding test users and listings");
  users = await seed({ url, keys, admin });
  undo.push(await writeStackFile({ state, port, url, keys, databaseUrl: urls.api, users }));
  return { url, users, databaseLost };
}

/** Only one user may read logs, keys and the books, including files of an earlier version. */
function keepPrivate(state: string, home: string): void {
  for (const folder of [state, home]) closeFolder(folder);
  if (Deno.build.os === "windows") return;
  Deno.umask(0o077);
  for (const { name, isSymlink } of Deno.readDirSync(home)) {
    const path = join(home, name);
    if (!isSymlink) Deno.chmodSync(path, Deno.statSync(path).mode! & 0o700);
  }
}

async function startDatabase(
  home: string,
  port: number,
  say: (message: string) => void,
): Promise<Cluster> {
  const dataDir = join(home, "postgres");
  const rememberIn = join(home, "postgres.port");
  const wanted = await choosePort({
    folder: home,
    stackPort: port,
    purpose: "postgres",
    rememberIn,
    // A server left by a killed start is stopped before ours uses its port.
    isOurs: () => runningPid(findInstallation(dataDir).dataDir) !== undefined,
  });
  say("Starting PostgreSQL");
  return await startCluster({
    dataDir,
    port: wanted,
    durable: true,
    connections: 100,
    onProgress: say,
  });
}

/** Throws if applied migrations of this database were edited or deleted since. */
async function requireCurrent(databaseUrl: string, port: number): Promise<void> {
  const migrations = await readMigrations();
  const { edited, unknown } = await withConnection(databaseUrl, (sql) => compare(sql, migrations));
  if (edited.length + unknown.length === 0) return;
  throw new Error([
    "This stack's data was created by other migrations than migrations/ has now, and a migration runs only once.",
    ...edited.map((migration) => `  edited since: ${fileOf(migration)}`),
    ...unknown.map((version) => `  in no file any more: ${version}`),
    `Start with empty data: ${commandFor("npm start -- --fresh", port)}`,
    "To keep the data, restore the files.",
  ].join("\n"));
}

async function deleteData(home: string, say: (message: string) => void): Promise<void> {
  say("Deleting the data of earlier runs");
  await dropCluster(join(home, "postgres"));
  for await (const { name } of Deno.readDir(home)) {
    if (name !== "stack.pid") await Deno.remove(join(home, name), { recursive: true });
  }
}

function withCause(error: unknown): Error {
  const known = error instanceof Error ? error : new Error(String(error));
  if (!/ENOSPC|No space left|could not write|disk full/i.test(known.message)) return known;
  const message = `The disk is full: free some space and start again. (${known.message})`;
  return new Error(message, { cause: known });
}
