/** A whole marketplace for one test file: its own database, every function, the twins, and people to act as. */
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { CryptoKey } from "jose";
import { createGateway } from "../../local/gateway/gateway.ts";
import { listen } from "../../local/gateway/listen.ts";
import { createServices } from "../../local/stack/services.ts";
import type { Services } from "../../local/stack/services.ts";
import { createTime } from "../../local/stack/time.ts";
import type { StackTime } from "../../local/stack/time.ts";
import { createTwins } from "../../local/twins/app.ts";
import type { Environment } from "../../shared/config.ts";
import { checkContract } from "./contract.ts";
import { createDatabase } from "./database.ts";
import type { TestDatabase } from "./database.ts";

export const ANON_KEY = "test-anon-key";
export const CALLBACK_TOKEN = "test-callback-token";
export const SHIPPING_SECRET = "test-shipping-secret";
export const SERVICE_KEY = "test-service-role-key";
export const QUOTE_SECRET = "test-quote-secret-of-32-characters!";

export interface Person {
  id: string;
  username: string;
  email: string;
  token: string;
}

export interface Answer {
  status: number;
  // Tests read answers freely; checkContract has held them against their schema.
  // deno-lint-ignore no-explicit-any
  body: any;
  text: string;
  headers: Headers;
}

type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export interface Client {
  send: Send;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

export interface Market {
  database: TestDatabase;
  time: StackTime;
  url: string;
  environment: Environment;
  services: Services;
  log: { event: string; fields: Record<string, unknown> }[];
  /** With both headers, as this person. */
  as(person: Person): Client;
  /** With exactly these headers and nothing else. */
  with(headers: Record<string, string>): Client;
  /** Someone signed up and, unless told otherwise, registered with a primary address in Bandung. */
  person(options?: { registered?: boolean; address?: boolean }): Promise<Person>;
  /** A token signed by this project for any claims; a second key of a forger when `forged`. */
  token(
    claims: Record<string, unknown>,
    options?: { forged?: boolean; expiresIn?: string },
  ): Promise<string>;
  /** Tells a twin what to do: `sandbox("/payment/invoices/…/pay")`. */
  sandbox(path: string, body?: unknown): Promise<Answer>;
  /** Runs what is due now and waits until every callback has been answered. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a market on a copy of the template; `close` it in afterAll. */
export async function openMarket(overrides: Environment = {}): Promise<Market> {
  const database = await createDatabase();
  const keys = await createKeys();
  const entries: Market["log"] = [];
  let handle: (request: Request) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  const server = await listen(0, (request) => handle(request));
  const environment = environmentOf(server.url, database, keys.jwks, overrides);
  const services = createServices(
    environment,
    (event, fields = {}) => entries.push({ event, fields }),
    () => {},
  );
  const twins = createTwins({
    file: ":memory:",
    sandboxUrl: `${server.url}/sandbox`,
    webhookBaseUrl: server.url,
    clock: { now: () => time.now() },
    payment: {
      secretKey: "xnd_test",
      callbackToken: CALLBACK_TOKEN,
      callbackPath: "/webhooks/xendit",
    },
    shipping: {
      apiKey: "biteship_test",
      headerName: "x-biteship-signature",
      headerValue: SHIPPING_SECRET,
      callbackPath: "/webhooks/biteship",
    },
  });
  handle = createGateway({
    functions: services.functions,
    mounts: { "/sandbox": (request) => twins.app.fetch(request) },
    fallback: services.functions["health"]!,
  });
  const request: Call = async (headers, method, path, body, more) => {
    const text = typeof body === "string"
      ? body
      : body === undefined
      ? undefined
      : JSON.stringify(body);
    const sent = new Headers({
      ...(text === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
      ...more,
    });
    const response = await handle(
      new Request(server.url + path, { method, headers: sent, body: text ?? null }),
    );
    return answerOf(response);
  };
  const runJobs = async () => {
    await request({ authorization: `Bearer ${SERVICE_KEY}` }, "POST", "/jobs/run");
  };
  const time = await createTime({ admin: database.admin, twins: () => twins, runJobs });
  const checked: Call = async (headers, method, path, body, more) => {
    const answer = await request(headers, method, path, body, more);
    if (answer.status === 500) throw new Error(`${method} ${path}: ${causeOf(answer, entries)}`);
    checkContract(method, path, answer.status, answer.body);
    return answer;
  };
  const platform = { authorization: `Bearer ${ANON_KEY}` };
  const as = (person: Person) => client(checked, { ...platform, "x-user-token": person.token });
  const token = keys.sign(server.url);
  return {
    database,
    time,
    url: server.url,
    environment,
    services,
    log: entries,
    as,
    with: (headers) => client(checked, headers),
    person: (options) => createPerson({ database, token, as }, options),
    token,
    sandbox: async (path, body) => {
      const answer = await request({}, "POST", `/sandbox${path}`, body ?? {});
      await twins.idle();
      return answer;
    },
    settle: () => time.settle(),
    close: async () => {
      twins.close();
      await server.close(1000);
      await services.db.close();
      await database.drop();
    },
  };
}

type Call = (
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: unknown,
  more?: Record<string, string>,
) => Promise<Answer>;

function client(call: Call, headers: Record<string, string>): Client {
  const send: Send = (method, path, body, more) => call(headers, method, path, body, more);
  return {
    send,
    get: (path) => send("GET", path),
    post: (path, body, more) => send("POST", path, body, more),
    put: (path, body, more) => send("PUT", path, body, more),
    patch: (path, body) => send("PATCH", path, body),
    delete: (path) => send("DELETE", path),
  };
}

/** What the log says of a 500: no test ever wants one. */
function causeOf({ body }: Answer, entries: Market["log"]): string {
  const entry = entries.find(({ fields }) => fields["request_id"] === body?.error?.request_id && fields["cause"]);
  return Deno.inspect(entry?.fields["cause"] ?? body);
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // An empty answer, or a page of a twin.
  }
  return { status: response.status, headers: response.headers, text, body };
}

function environmentOf(
  url: string,
  database: TestDatabase,
  jwks: string,
  overrides: Environment,
): Environment {
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: ANON_KEY,
    SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
    SUPABASE_JWKS: jwks,
    DATABASE_POOL_URL: database.url("preloved_functions"),
    DATABASE_PUBLIC_POOL_URL: database.url("preloved_public"),
    DATABASE_POOL_SIZE: "20",
    XENDIT_SECRET_KEY: "xnd_test",
    XENDIT_BASE_URL: `${url}/sandbox/payment/api`,
    XENDIT_CALLBACK_TOKEN: CALLBACK_TOKEN,
    BITESHIP_API_KEY: "biteship_test",
    BITESHIP_BASE_URL: `${url}/sandbox/shipping/api`,
    BITESHIP_SIGNATURE_SECRET: SHIPPING_SECRET,
    SHIPPING_QUOTE_SECRET: QUOTE_SECRET,
    PROVIDER_TIMEOUT_MS: "2000",
    ...overrides,
  };
}

async function createKeys() {
  const own = await generateKeyPair("ES256", { extractable: true });
  const forger = await generateKeyPair("ES256", { extractable: true });
  const jwk = { ...await exportJWK(own.publicKey), kid: "test-key", alg: "ES256", use: "sig" };
  const sign =
    (url: string): Market["token"] => (claims, { forged = false, expiresIn = "1h" } = {}) =>
      signToken(forged ? forger.privateKey : own.privateKey, url, claims, expiresIn);
  return { jwks: JSON.stringify({ keys: [jwk] }), sign };
}

function signToken(
  key: CryptoKey,
  url: string,
  claims: Record<string, unknown>,
  expiresIn: string,
): Promise<string> {
  return new SignJWT({
    role: "authenticated",
    aud: "authenticated",
    iss: `${url}/auth/v1`,
    ...claims,
  })
    .setProtectedHeader({ alg: "ES256", kid: "test-key" }).setExpirationTime(expiresIn).sign(key);
}

let count = 0;

async function createPerson(
  { database, token, as }: Pick<Market, "database" | "token" | "as">,
  { registered = true, address = true }: { registered?: boolean; address?: boolean } = {},
): Promise<Person> {
  const id = crypto.randomUUID();
  const username = `person_${++count}`;
  const email = `${username}@example.test`;
  await database
    .admin`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`;
  const person = { id, username, email, token: await token({ sub: id, email }) };
  if (registered) await must(as(person).post("/auth/register", { username, city: "Bandung" }));
  if (registered && address) await must(as(person).post("/auth/me/addresses", ADDRESS));
  return person;
}

async function must(answer: Promise<Answer>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 400) throw new Error(text);
}

export const ADDRESS = {
  label: "Rumah",
  recipient_name: "Sari Dewi",
  phone: "0812-3456-7890",
  street: "Jl. Braga No. 12",
  district: "Sumur Bandung",
  city: "Bandung",
  province: "Jawa Barat",
  postal_code: "40111",
};
