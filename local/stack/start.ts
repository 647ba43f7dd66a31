/** Starts the parts of the local stack in their order, and stops them in the other. */
import { join } from "node:path";
import postgres from "postgres";
import { createAuth } from "../auth/auth.ts";
import { loadKeys } from "../auth/keys.ts";
import { listen } from "../gateway/listen.ts";
import type { Handler } from "../gateway/gateway.ts";
import { type Cluster, dropCluster, startCluster } from "../postgres/cluster.ts";
import { runningPid } from "../postgres/server.ts";
import type { RateLimits } from "../postgres/limits.ts";
import { findInstallation } from "../postgres/installation.ts";
import { provision } from "../postgres/provision.ts";
import { readMigrations } from "../postgres/migrate.ts";
import { watchServer } from "../postgres/server.ts";
import { takeLock } from "../process/lock.ts";
import { choosePort } from "../process/ports.ts";
import { createEmulators } from "../emulators/app.ts";
import type { Emulators } from "../emulators/app.ts";
import { explainStartFailure } from "./failure.ts";
import { createEnvironment } from "./environment.ts";
import { createLogFile } from "./logfile.ts";
import { refuseOutdated } from "./outdated.ts";
import { createRoutes } from "./routes.ts";
import { STATE } from "./running.ts";
import { startScheduler } from "./scheduler.ts";
import { seed } from "./seed.ts";
import type { DemoUser } from "./seed.ts";
import { createServices } from "./services.ts";
import { createStorageApi } from "../storage/storage.ts";
import { forgetStackFile, writeStackFile } from "./stackfile.ts";
import { createTime } from "./time.ts";

export interface Stack {
  url: string;
  users: Record<string, DemoUser>;
  /** Settles, with a sentence for the console, when PostgreSQL ends without being told to. */
  databaseLost: Promise<string>;
  stop(): Promise<void>;
}

interface StartOptions {
  port: number;
  /** Drops the data of an earlier run first. */
  fresh: boolean;
  /** As in production, or relaxed, which is the default. */
  rateLimits?: RateLimits;
  say: (message: string) => void;
  /** Where everything is kept; the clone's own `.local` unless a test says otherwise. */
  state?: string;
}

/** Brings everything up; answers when the demo people can shop. Undoes what it had started when it fails. */
export async function startStack(options: StartOptions): Promise<Stack> {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...await start(options, undo), stop };
  } catch (error) {
    await stop().catch(() => {});
    throw explainStartFailure(error);
  }
}

async function start(
  { port, fresh, rateLimits = "relaxed", say, state = STATE }: StartOptions,
  undo: (() => unknown)[],
): Promise<Omit<Stack, "stop">> {
  const home = join(state, String(port));
  // After the lock is given back: a start that was refused leaves no empty folder.
  undo.push(() => Deno.remove(home).catch(() => {}));
  undo.push(await takeLock(join(home, "stack.pid"), port, say));
  // The port first: whoever has to choose another one should not have waited for a database.
  let handle: Handler = () =>
    new Response("The stack is still starting.\n", {
      status: 503,
      headers: { "Retry-After": "2" },
    });
  const listener = await listen(port, (request) => handle(request));
  undo.push(() => listener.close(3000));
  await forgetStackFile(state, port);
  if (fresh) await dropEverything(home, say);

  const cluster = await startDatabase(home, port, say);
  undo.push(() => cluster.stop());
  say("Applying migrations");
  await refuseOutdated(cluster.url("supabase_admin", "postgres"), await readMigrations(), port);
  const { urls } = await provision(cluster, "postgres", { rateLimits });
  const { promise: databaseLost, resolve: loseDatabase } = Promise.withResolvers<string>();
  undo.push(watchServer(cluster, loseDatabase));
  const admin = postgres(urls.admin, { max: 8, onnotice: () => {} });
  undo.push(() => admin.end({ timeout: 2 }));
  const keys = await loadKeys(join(home, "keys.json"));
  const environment = createEnvironment({ url: listener.url, keys, cluster });
  const log = createLogFile(join(home, "functions.log"));
  undo.push(log.close);

  const services = createServices(environment.functions, log.write, () => scheduler.nudge());
  undo.push(() => services.db.close());
  const emulators: Emulators = createEmulators({
    ...environment.emulators,
    file: join(home, "sandbox.db"),
    clock: { now: () => time.now() },
  });
  undo.push(() => emulators.close());
  const tick = () => environment.tick(services.functions);
  const time = await createTime({ admin, emulators: () => emulators, tick });
  const scheduler = startScheduler(time, log.write);
  undo.push(() => scheduler.stop());

  const auth = createAuth({ sql: admin, keys, issuer: `${listener.url}/auth/v1` });
  const storage = createStorageApi({
    ...environment.storage,
    sql: admin,
    folder: join(home, "storage"),
    issuer: `${listener.url}/auth/v1`,
  });
  let users: Record<string, DemoUser> = {};
  const { url } = listener;
  const doors = { url, anonKey: keys.anonKey, people: () => users };
  handle = createRoutes({ ...doors, services, auth, storage, emulators, time, admin });
  say("Seeding demo people and listings");
  users = await seed({ url, keys, admin });
  const parts = { state, port, url: listener.url, keys, databaseUrl: urls.api, users };
  undo.push(await writeStackFile(parts));
  return { url: listener.url, users, databaseLost };
}

async function startDatabase(
  home: string,
  port: number,
  say: (message: string) => void,
): Promise<Cluster> {
  const dataDir = join(home, "postgres");
  const rememberIn = join(home, "postgres.port");
  const wanted = await choosePort({
    clone: home,
    stackPort: port,
    purpose: "postgres",
    rememberIn,
    // A server left over from a start that was killed is stopped before ours takes its port.
    isOurs: () => runningPid(findInstallation(dataDir).dataDir) !== undefined,
  });
  say("Starting PostgreSQL");
  return await startCluster({ dataDir, port: wanted, durable: true, onProgress: say });
}

async function dropEverything(home: string, say: (message: string) => void): Promise<void> {
  say("Dropping the data of earlier runs");
  await dropCluster(join(home, "postgres"));
  for await (const { name } of Deno.readDir(home)) {
    if (name !== "stack.pid") await Deno.remove(join(home, name), { recursive: true });
  }
}
