import { exportJWK, generateKeyPair, SignJWT } from "jose";
import postgres from "postgres";
import { createGateway, type Handler } from "../local/gateway/gateway.ts";
import { listen } from "../local/gateway/listen.ts";
import { provision } from "../local/postgres/provision.ts";
import { SCHEMAS } from "../local/postgres/schemas.ts";
import { openTemporary } from "../local/postgres/temporary.ts";
import { createServices } from "../local/stack/services.ts";
import { openDatabase } from "../shared/db/client.ts";
import type { DatabaseClient } from "../shared/db/client.ts";
import { ANON_KEY, environmentOf } from "../tests/support/environment.ts";

export async function openBenchMarket() {
  const { cluster, close } = await openTemporary("bench", { durable: true });
  await provision(cluster, "postgres", { schemas: SCHEMAS, movableClock: false });
  const admin = postgres(cluster.adminUrl, { max: 4, onnotice: () => {} });
  // Rate limits are counted but never reached.
  await admin`update private.settings set value = 1000000000 where name = 'rate_limit_multiplier'`;
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const jwks = { keys: [{ ...await exportJWK(publicKey), kid: "bench", alg: "ES256" }] };
  let handle: Handler = () => new Response();
  const server = await listen(0, (request) => handle(request));
  const environment = environmentOf(server.url, { url: cluster.url }, JSON.stringify(jwks), {
    DATABASE_POOL_SIZE: "40",
    XENDIT_BASE_URL: `${server.url}/payment`,
    FINANCE_PORTAL_URL: `${server.url}/portal`,
  });
  const services = createServices(environment, () => {}, () => {});
  handle = createGateway({
    functions: services.functions,
    mounts: { "/payment": paymentStub, "/portal": portalStub },
    fallback: services.functions["health"]!,
  });
  const [poolUrl, publicPoolUrl] = [
    cluster.url("preloved_functions"),
    cluster.url("preloved_anon"),
  ];
  const database = openDatabase({
    poolUrl,
    publicPoolUrl,
    poolSize: 40,
  });
  const reads = postgres(publicPoolUrl, {
    max: 40,
    prepare: false,
    fetch_types: false,
  });
  const clients = { ...database, anon: unshared(reads) };
  const token = (userId: string) =>
    new SignJWT({ role: "authenticated", email: `${userId}@bench.test` }).setProtectedHeader({
      alg: "ES256",
      kid: "bench",
    })
      .setSubject(userId).setAudience("authenticated").setIssuer(`${server.url}/auth/v1`)
      .setExpirationTime("2h").sign(privateKey);
  return {
    url: server.url,
    environment,
    poolUrl,
    /** The owner of our tables. */
    ownerUrl: cluster.url("postgres"),
    superuserUrl: cluster.adminUrl,
    admin,
    clients,
    /** Of work that is run here. */
    deps: { db: clients, log: () => {}, triggerJobs: () => {} },
    /** For calls as this user. */
    headers: async (userId: string): Promise<Record<string, string>> => ({
      authorization: `Bearer ${ANON_KEY}`,
      "x-user-token": await token(userId),
      "content-type": "application/json",
    }),
    close: async () => {
      await server.close(1000);
      await Promise.all([services.db, database].map((each) => each.close()));
      await Promise.all([reads.end(), admin.end()]);
      await close();
    },
  };
}

/** Each public read is a statement of its own: the baseline of shared reads. */
function unshared(sql: postgres.Sql): DatabaseClient {
  const call = async (operation: string, args: Record<string, unknown>) => {
    const given = Object.entries(args).filter(([, value]) => value !== undefined);
    const list = given.map(([name], at) => `p_${name} => $${at + 1}`).join(", ");
    const values = given.map(([, value]) => value as postgres.ParameterOrJSON<never>);
    const [row] = await sql.unsafe(`select ${operation}(${list}) as result`, values);
    return row?.["result"];
  };
  return { call: call as DatabaseClient["call"] };
}

/** Returns a new invoice for every request, so that only our own time is measured. */
async function paymentStub(request: Request): Promise<Response> {
  const { external_id, amount } = await request.json();
  return Response.json({
    id: `inv_${external_id}`,
    external_id,
    amount,
    status: "PENDING",
    invoice_url: `http://127.0.0.1/pay/${external_id}`,
    expiry_date: new Date(Date.now() + 3_600_000).toISOString(),
  });
}

/** Takes every event and keeps none: the emulator's own file would be what grows. */
async function portalStub(request: Request): Promise<Response> {
  await request.body?.cancel();
  return Response.json({ ok: true });
}

export type BenchMarket = Awaited<ReturnType<typeof openBenchMarket>>;
