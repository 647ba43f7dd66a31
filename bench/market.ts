/** A market to measure: a durable database of its own, the functions behind a real port, and listings in the shop. */
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import postgres from "postgres";
import { createGateway } from "../local/gateway/gateway.ts";
import { listen } from "../local/gateway/listen.ts";
import { dropCluster, startCluster } from "../local/postgres/cluster.ts";
import { provision } from "../local/postgres/provision.ts";
import { choosePort } from "../local/process/ports.ts";
import { createEmulators } from "../local/emulators/app.ts";
import { createServices } from "../local/stack/services.ts";
import { openDoors } from "../shared/db/doors.ts";
import { companies } from "./companies.ts";

export const ANON_KEY = "bench-anon-key";
const PORTAL_SECRET = "YmVuY2gtcG9ydGFsLXNlY3JldC1vZi0zMi1ieXRlcyE=";
const QUOTE_SECRET = "bench-quote-secret-of-32-characters";

export async function openBenchMarket() {
  const folder = await Deno.makeTempDir({ prefix: "preloved-bench-" });
  await Deno.chmod(folder, 0o755);
  const port = await choosePort({
    clone: folder,
    stackPort: 0,
    purpose: "bench",
    rememberIn: `${folder}/port`,
  });
  const cluster = await startCluster({ dataDir: `${folder}/postgres`, port, durable: true });
  await provision(cluster, "postgres", { movableClock: false });
  const admin = postgres(cluster.adminUrl, { max: 4, onnotice: () => {} });
  // What is measured is how fast they are counted, not how soon someone is sent away.
  await admin`update private.settings set value = 1000000000 where name = 'rate_limit_multiplier'`;
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const jwks = { keys: [{ ...await exportJWK(publicKey), kid: "bench", alg: "ES256" }] };
  let handle: (request: Request) => Response | Promise<Response> = () => new Response();
  const server = await listen(0, (request) => handle(request));
  const environment = {
    SUPABASE_URL: server.url,
    SUPABASE_ANON_KEY: ANON_KEY,
    SUPABASE_SERVICE_ROLE_KEY: "bench",
    SUPABASE_JWKS: JSON.stringify(jwks),
    DATABASE_POOL_URL: cluster.url("preloved_functions"),
    DATABASE_PUBLIC_POOL_URL: cluster.url("preloved_public"),
    DATABASE_POOL_SIZE: "40",
    XENDIT_SECRET_KEY: "bench",
    XENDIT_BASE_URL: `${server.url}/companies`,
    XENDIT_CALLBACK_TOKEN: "bench",
    PAYOUT_LINK_FEE_IDR: "2500",
    BITESHIP_API_KEY: "bench",
    BITESHIP_BASE_URL: `${server.url}/companies`,
    BITESHIP_SIGNATURE_SECRET: "bench",
    SHIPPING_QUOTE_SECRET: QUOTE_SECRET,
    RESEND_API_KEY: "bench",
    RESEND_BASE_URL: `${server.url}/companies`,
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
  const twins = portalTwin(server.url, `${folder}/sandbox.db`);
  const services = createServices(environment, () => {}, () => {});
  handle = createGateway({
    functions: services.functions,
    mounts: { "/companies": companies, "/sandbox": (request) => twins.app.fetch(request) },
    fallback: services.functions["health"]!,
  });
  const doors = openDoors({
    poolUrl: environment.DATABASE_POOL_URL,
    publicPoolUrl: environment.DATABASE_PUBLIC_POOL_URL,
    poolSize: 40,
  });
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
    /** As whom a stack is seeded: the owner of our tables. */
    ownerUrl: cluster.url("postgres"),
    superuserUrl: cluster.adminUrl,
    admin,
    doors,
    token,
    quoteSecret: QUOTE_SECRET,
    close: async () => {
      twins.close();
      await server.close(1000);
      await Promise.all([services.db.close(), doors.close(), admin.end()]);
      await dropCluster(`${folder}/postgres`);
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** The finance portal, with its books on disk; the other companies of the sandbox are not asked. */
function portalTwin(url: string, file: string) {
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

export type BenchMarket = Awaited<ReturnType<typeof openBenchMarket>>;
