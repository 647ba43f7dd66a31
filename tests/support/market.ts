import { dirname } from "node:path";
import { afterAll, inject } from "vitest";
import { createAuthAdmin } from "../../local/auth/admin.ts";
import { createEmulators } from "../../local/emulators/app.ts";
import { createGateway } from "../../local/gateway/gateway.ts";
import { listen } from "../../local/gateway/listen.ts";
import { runScheduled } from "../../local/stack/scheduler.ts";
import { createServices } from "../../local/stack/services.ts";
import type { Services } from "../../local/stack/services.ts";
import { createTime } from "../../local/stack/time.ts";
import type { StackTime } from "../../local/stack/time.ts";
import { createStorageApi } from "../../local/storage/storage.ts";
import type { Environment } from "../../shared/config.ts";
import type { StaffRole } from "../../shared/http/endpoint.ts";
import { callTo, client } from "./client.ts";
import type { Answer, Call, Client } from "./client.ts";
import { testCluster } from "./cluster.ts";
import { checkContract } from "./contract.ts";
import { createDatabase } from "./database.ts";
import type { TestDatabase } from "./database.ts";
import { ANON_KEY, emulatorsOf, environmentOf, SERVICE_KEY, storageOf } from "./environment.ts";
import { setUp } from "./set_up.ts";
import { uploadedFunctions } from "./uploaded.ts";
import { createKeys, createStaff, createUser } from "./users.ts";
import type { TestUser, Token, UserOptions } from "./users.ts";

/** More than most tests send at once; a larger crowd opens the others itself, some milliseconds each. */
const OPEN_CONNECTIONS = 8;

/** Opens connections beforehand, so that concurrent requests in tests really run concurrently. */
export async function openConnections({ db }: Services): Promise<void> {
  const call = () => db.service.call("api.health_get", {});
  await Promise.all(Array.from({ length: OPEN_CONNECTIONS }, call));
}

export interface Market {
  database: TestDatabase;
  time: StackTime;
  url: string;
  environment: Environment;
  services: Services;
  log: { event: string; fields: Record<string, unknown> }[];
  /** How many times jobs were triggered after a commit. */
  triggers(): number;
  /** A client with both headers of this user. */
  as(user: TestUser): Client;
  /** A client with only these headers. */
  with(headers: Record<string, string>): Client;
  /** A new user; by default registered, with a primary address in Bandung. */
  user(options?: UserOptions): Promise<TestUser>;
  /** A new user with this staff role. */
  staff(role: StaffRole, options?: UserOptions): Promise<TestUser>;
  token: Token;
  /** Posts to the emulators: `sandbox("/payment/invoices/…/pay")`. */
  sandbox(path: string, body?: unknown): Promise<Answer>;
  /** Makes the provider's emulator fail the next `times` requests. */
  fault(provider: string, operation: string, kind: string, times?: number): Promise<Answer>;
  setAccountStatus(user: TestUser, status: string): Promise<unknown>;
  /** Milliseconds of processor time that an uploaded function has taken. */
  cpu(name: string): Promise<number>;
  /** Runs due jobs and waits until all callbacks are handled. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

export interface MarketOptions {
  /** The folder of bundles to run on the platform's runtime; undefined runs the functions here. */
  uploads?: string | undefined;
  /** How often a change of a provider is recorded. */
  reportMs?: number;
}

/** The market of a test file, open from its `beforeAll` hooks to its last `afterAll` hook. */
export function useMarket(overrides: Environment = {}, options: MarketOptions = {}): Market {
  const market = setUp(() => openMarket(overrides, { uploads: inject("uploads"), ...options }));
  afterAll(() => market.close());
  return market;
}

/** Opens a market: a copy of the template database, all functions and the emulators. */
export async function openMarket(
  overrides: Environment = {},
  { uploads, reportMs }: MarketOptions = {},
): Promise<Market> {
  const database = await createDatabase();
  const keys = await createKeys();
  const entries: Market["log"] = [];
  let triggers = 0;
  let handle: (request: Request) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  // Only uploads trigger jobs over the network; here, tests run them.
  const server = await listen(0, (request) => {
    const isTrigger = new URL(request.url).pathname === "/functions/v1/jobs/run" &&
      request.headers.get("authorization") === `Bearer ${SERVICE_KEY}`;
    if (!uploads || !isTrigger) return handle(request);
    triggers++;
    return new Response(null, { status: 202 });
  });
  const environment = environmentOf(server.url, database, keys.jwks, overrides);
  const services = createServices(
    environment,
    (event, fields = {}) => entries.push({ event, fields }),
    () => void triggers++,
    reportMs,
  );
  const uploaded = uploads ? uploadedFunctions(uploads, environment, entries) : undefined;
  const functions = uploaded?.functions ?? services.functions;
  const emulators = createEmulators({
    ...emulatorsOf(server.url),
    clock: { now: () => time.now() },
  });
  const folder = await Deno.makeTempDir({
    dir: dirname(testCluster().dataDir),
    prefix: "storage-",
  });
  const storage = createStorageApi({
    ...storageOf(server.url, keys.jwks),
    sql: database.admin,
    folder,
  });
  const accounts = createAuthAdmin({ sql: database.admin, serviceRoleKey: SERVICE_KEY });
  handle = createGateway({
    functions,
    mounts: {
      "/auth/v1/admin": (request) => accounts.fetch(request),
      "/sandbox": (request) => emulators.app.fetch(request),
      "/storage/v1": (request) => storage.fetch(request),
    },
    fallback: functions["health"]!,
  });
  const request = callTo(server.url, (sent) => handle(sent));
  const schedule = { authorization: `Bearer ${SERVICE_KEY}` };
  const run = () => runScheduled(async (path) => (await request(schedule, "POST", path)).body);
  const time = await createTime({
    admin: database.admin,
    emulators: () => emulators,
    runSchedules: run,
  });
  const checked: Call = async (headers, method, path, body, more) => {
    const answer = await request(headers, method, path, body, more);
    if (answer.status === 500) throw new Error(`${method} ${path}: ${causeOf(answer, entries)}`);
    if (!isFile(answer)) checkContract(method, path, answer.status, answer.body);
    return answer;
  };
  await openConnections(services);
  const platform = { authorization: `Bearer ${ANON_KEY}` };
  const as = (user: TestUser) => client(checked, { ...platform, "x-user-token": user.token });
  const token = keys.sign(server.url);
  const tools = { database, db: services.db, token };
  const sandbox: Market["sandbox"] = async (path, body) => {
    const answer = await request({}, "POST", `/sandbox${path}`, body ?? {});
    await emulators.idle();
    return answer;
  };
  return {
    database,
    time,
    url: server.url,
    environment,
    services,
    log: entries,
    triggers: () => triggers,
    as,
    with: (headers) => client(checked, headers),
    user: (options) => createUser(tools, options),
    staff: (role, options) => createStaff(tools, role, options),
    token,
    sandbox,
    fault: (provider, operation, kind, times = 1) =>
      sandbox("/faults", { provider, operation, kind, times }),
    // Locked as the operations do, which are run again after a deadlock.
    setAccountStatus: ({ id }, status) =>
      database.admin.begin((sql) => [
        sql`select from private.lock_account(${id})`,
        sql`update public.profiles set account_status = ${status} where id = ${id}`,
      ]),
    cpu: (name) => uploaded!.cpu(name),
    runDue: () => time.runDue(),
    close: async () => {
      emulators.close();
      await server.close(1000);
      await uploaded?.close();
      await services.db.close();
      await database.drop();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** CSV files and metrics have no schema. */
const isFile = ({ headers }: Answer) =>
  /^text\/(csv|plain)/.test(headers.get("content-type") ?? "");

/** The logged cause of a 500. */
function causeOf({ body }: Answer, entries: Market["log"]): string {
  const entry = entries.find(({ fields }) =>
    fields["request_id"] === body?.error?.request_id && fields["cause"]
  );
  const cause = entry?.fields["cause"];
  return Deno.inspect(cause ?? body);
}
