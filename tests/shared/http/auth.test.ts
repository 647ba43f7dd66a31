import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from "jose";
import type { CryptoKey, JWTHeaderParameters } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { listen } from "../../../local/gateway/listen.ts";
import type { Listener } from "../../../local/gateway/listen.ts";
import { loadConfig } from "../../../shared/config.ts";
import type { DatabaseClients } from "../../../shared/db/client.ts";
import { authenticated, endpoint } from "../../../shared/http/endpoint.ts";
import { createRouter } from "../../../shared/http/router.ts";

const SECRET = "a-legacy-secret-of-at-least-32-chars";
const SUB = "6F9619FF-8B86-4D01-B42D-00C04FC964FF";
const who = endpoint({
  id: "test_who",
  method: "GET",
  path: "/test/who",
  title: "Get your id",
  description: "Returns the caller's id.",
  auth: authenticated,
  response: { status: 200, schema: z.object({ id: z.string() }) },
  handler: ({ caller }) => Promise.resolve({ id: caller.id }),
});

let server: Listener;
let keys: () => Response | Promise<Response>;
let own: CryptoKey;
let rsa: CryptoKey;
let pem: string;
let published: { keys: unknown[] };
beforeAll(async () => {
  const pair = await generateKeyPair("ES256", { extractable: true });
  const other = await generateKeyPair("RS256", { extractable: true });
  [own, rsa, pem] = [pair.privateKey, other.privateKey, await exportSPKI(pair.publicKey)];
  const jwk = await exportJWK(pair.publicKey);
  published = { keys: [{ ...jwk, kid: "own", alg: "ES256", use: "sig" }] };
  server = await listen(0, () => keys());
});
afterAll(() => server.close(100));

const serve = (environment: Record<string, string> = {}) => {
  keys = () => Response.json(published);
  const { base } = loadConfig({
    SUPABASE_URL: server.url,
    SUPABASE_ANON_KEY: "anon",
    DATABASE_POOL_URL: "postgresql://nowhere",
    DATABASE_PUBLIC_POOL_URL: "postgresql://nowhere",
    ...environment,
  }, ["base"]);
  const app = createRouter([who], {
    db: {
      user: () => ({}),
      reader: () => ({}),
      service: { call: () => Promise.resolve({ account_status: "active" }) },
    } as unknown as DatabaseClients,
    log: () => {},
    triggerJobs: () => {},
  }, base);
  return (token: string, key = "anon") =>
    app.request("/test/who", {
      headers: { authorization: `Bearer ${key}`, "x-user-token": token },
    });
};

type Changes = { claims?: object; header?: Partial<JWTHeaderParameters>; expires?: string };
const sign = (
  key: CryptoKey | Uint8Array,
  { claims = {}, header = {}, expires = "1h" }: Changes = {},
) =>
  new SignJWT({ sub: SUB, aud: "authenticated", iss: `${server.url}/auth/v1`, ...claims })
    .setProtectedHeader({ alg: "ES256", kid: "own", ...header })
    .setExpirationTime(expires).sign(key);
const bytes = (text: string) => new TextEncoder().encode(text);
const hs256 = { header: { alg: "HS256" } };

test("a token signed with a published key identifies the caller", async () => {
  const answer = await serve()(await sign(own));
  expect([answer.status, (await answer.json()).data]).toEqual([200, { id: SUB.toLowerCase() }]);
});

test("a token signed with the legacy secret is accepted only while that secret is configured", async () => {
  const token = await sign(bytes(SECRET), hs256);
  expect((await serve({ SUPABASE_JWT_SECRET: SECRET })(token)).status).toBe(200);
  expect((await serve()(token)).status).toBe(401);
  const guess = await sign(bytes(`${SECRET}!`), hs256);
  expect((await serve({ SUPABASE_JWT_SECRET: SECRET })(guess)).status).toBe(401);
});

test("a token that was admitted needs a valid platform key each time", async () => {
  const request = serve();
  const token = await sign(own);
  const keys = ["anon", "anon", "another", "", "anon", "another"];
  const statuses = [];
  for (const key of keys) statuses.push((await request(token, key)).status);
  expect(statuses).toEqual([200, 200, 401, 401, 200, 401]);
});

test("a token of another project, expired, unsigned or without a user id is rejected", async () => {
  const { iss, aud, sub } = { iss: "https://elsewhere/auth/v1", aud: "anon", sub: "admin" };
  const none = [{ alg: "none" }, { sub: SUB }].map((part) => btoa(JSON.stringify(part)));
  const tokens = {
    "another issuer": await sign(own, { claims: { iss } }),
    "another audience": await sign(own, { claims: { aud } }),
    "no UUID": await sign(own, { claims: { sub } }),
    "no sub": await sign(own, { claims: { sub: undefined } }),
    expired: await sign(own, { expires: "-1s" }),
    unsigned: `${none.join(".").replaceAll("=", "")}.`,
    "another key with our kid": await sign((await generateKeyPair("ES256")).privateKey),
    "another kind of key": await sign(rsa, { header: { alg: "RS256" } }),
    "our public key used as an HMAC secret": await sign(bytes(pem), hs256),
    "an unknown kid": await sign(own, { header: { kid: "rotated" } }),
    junk: "no.token.here",
  };
  const request = serve({ SUPABASE_JWT_SECRET: SECRET });
  const got: Record<string, number> = {};
  for (const [name, token] of Object.entries(tokens)) got[name] = (await request(token)).status;
  expect(got).toEqual(Object.fromEntries(Object.keys(tokens).map((name) => [name, 401])));
});

test.each<[string, () => Response | Promise<Response>]>([
  ["returns 500", () => new Response("no", { status: 500 })],
  ["returns 404", () => new Response("no", { status: 404 })],
  ["returns no JSON", () => new Response("<html>")],
  ["returns no key set", () => Response.json({ keys: "none" })],
  ["times out", () => new Promise((late) => setTimeout(late, 3500, new Response()))],
])(
  "a key endpoint that %s causes 503, not 401",
  async (_, reply) => {
    const request = serve();
    keys = reply;
    const failed = await request(await sign(own));
    expect([failed.status, failed.headers.get("Retry-After")]).toEqual([503, "5"]);
    keys = () => Response.json(published);
    expect((await request(await sign(own))).status).toBe(200);
  },
);

test("where clients use another URL than functions, tokens have theirs as issuer, and keys come from ours", async () => {
  const request = serve({ API_EXTERNAL_URL: "http://127.0.0.1:54321" });
  const theirs = { claims: { iss: "http://127.0.0.1:54321/auth/v1" } };
  expect((await request(await sign(own, theirs))).status).toBe(200);
  expect((await request(await sign(own))).status).toBe(401);
});

test("an unreachable key endpoint causes 503", async () => {
  const gone = await listen(0, () => new Response());
  await gone.close(0);
  const request = serve({ SUPABASE_URL: gone.url });
  expect((await request(await sign(own))).status).toBe(503);
});
