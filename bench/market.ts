import { exportJWK, generateKeyPair, SignJWT } from "jose";
import postgres from "postgres";
import { createGateway, type Handler } from "../local/gateway/gateway.ts";
import { listen } from "../local/gateway/listen.ts";
import { provision } from "../local/postgres/provision.ts";
import { SCHEMAS } from "../local/postgres/schemas.ts";
import { openTemporary } from "../local/postgres/temporary.ts";
import { createEmulators } from "../local/emulators/app.ts";
import { createServices } from "../local/stack/services.ts";
import { openDatabase } from "../shared/db/client.ts";
import type { DatabaseClient } from "../shared/db/client.ts";

const ANON_KEY = "bench-anon-key";
const PORTAL_SECRET = "YmVuY2gtcG9ydGFsLXNlY3JldC1vZi0zMi1ieXRlcyE=";
const QUOTE_SECRET = "bench-quote-secret-of-32-characters";

export async function openBenchMarket() {
  const { cluster, folder, close } = await openTemporary("bench", { durable: true });
  await provision(cluster, "postgres", { schemas: SCHEMAS, movableClock: false });
  const admin = postgres(cluster.adminUrl, { max: 4, onnotice: () => {} });
  // Rate limits are counted but never reached.
  await admin`update private.settings set value = 1000000000 where name = 'rate_limit_multiplier'`;
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const jwks = { keys: [{ ...await exportJWK(publicKey), kid: "bench", alg: "ES256" }] };
  let handle: Handler = () => new Response();
  const server = await listen(0, (request) => handle(request));
  const environment = {
    SUPABASE_URL: server.url,
    SUPABASE_ANON_KEY: ANON_KEY,
    SUPABASE_SERVICE_ROLE_KEY: "bench",
    SUPABASE_JWKS: JSON.stringify(jwks),
    DATABASE_POOL_URL: cluster.url("preloved_functions"),
    DATABASE_PUBLIC_POOL_URL: cluster.url("preloved_anon"),
    DATABASE_POOL_SIZE: "40",
    XENDIT_SECRET_KEY: "bench",
    XENDIT_BASE_URL: `${server.url}/payment`,
    XENDIT_CALLBACK_TOKEN: "bench",
    PAYOUT_LINK_FEE_IDR: "2500",
    BITESHIP_API_KEY: "bench",
    BITESHIP_BASE_URL: `${server.url}/payment`,
    BITESHIP_SIGNATURE_SECRET: "bench",
    SHIPPING_QUOTE_SECRET: QUOTE_SECRET,
    RESEND_API_KEY: "bench",
    RESEND_BASE_URL: `${server.url}/payment`,
    RESEND_WEBHOOK_SECRET: `whsec_${btoa("bench")}`,
    MAIL_FROM: "Bench <bench@bench.test>",
    APP_URL: server.url,
    VAPID_PUBLIC_KEY: "B".repeat(87),
    VAPID_PRIVATE_KEY: "B".repeat(43),
    VAPID_SUBJECT: "mailto:bench@bench.test",
    VISION_API_KEY: "bench",
    VISION_MODEL: "bench",
    FINANCE_PORTAL_URL: `${server.url}/sandbox/portal/api`,
    FINANCE_PORTAL_SECRET: PORTAL_SECRET,
  };
  const emulators = portalEmulator(server.url, `${folder}/sandbox.db`);
  const services = createServices(environment, () => {}, () => {});
  handle = createGateway({
    functions: services.functions,
    mounts: { "/payment": paymentStub, "/sandbox": (request) => emulators.app.fetch(request) },
    fallback: services.functions["health"]!,
  });
  const database = openDatabase({
    poolUrl: environment.DATABASE_POOL_URL,
    publicPoolUrl: environment.DATABASE_PUBLIC_POOL_URL,
    poolSize: 40,
  });
  const reads = postgres(environment.DATABASE_PUBLIC_POOL_URL, {
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
    databasePort: cluster.port,
    /** The owner of our tables. */
    ownerUrl: cluster.url("postgres"),
    superuserUrl: cluster.adminUrl,
    admin,
    clients,
    /** For calls as this user. */
    headers: async (userId: string): Promise<Record<string, string>> => ({
      authorization: `Bearer ${ANON_KEY}`,
      "x-user-token": await token(userId),
      "content-type": "application/json",
    }),
    quoteSecret: QUOTE_SECRET,
    close: async () => {
      emulators.close();
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

/** Only the finance portal is used. */
function portalEmulator(url: string, file: string) {
  return createEmulators({
    file,
    sandboxUrl: `${url}/sandbox`,
    webhookBaseUrl: url,
    clock: { now: () => new Date() },
    payment: { secretKey: "", callbackToken: "", callbackPath: "" },
    shipping: { apiKey: "", headerName: "", headerValue: "", callbackPath: "" },
    email: { apiKey: "", webhookSecret: PORTAL_SECRET, callbackPath: "" },
    push: { vapidPublicKey: "" },
    portal: { secret: PORTAL_SECRET, inboxPath: "" },
    qstash: { token: "", signingKey: "" },
    vision: { apiKey: "" },
  });
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

export type BenchMarket = Awaited<ReturnType<typeof openBenchMarket>>;
