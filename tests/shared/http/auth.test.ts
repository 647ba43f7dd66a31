import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from "jose";
import type { CryptoKey, JWTHeaderParameters } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { listen } from "../../../local/gateway/listen.ts";
import type { Listener } from "../../../local/gateway/listen.ts";
import { loadConfig } from "../../../shared/config.ts";
import type { DatabaseClients } from "../../../shared/db/client.ts";
import { authenticated, endpoint } from "../../../shared/http/endpoint.ts";
import { ok } from "../../../shared/http/reply.ts";
import { createRouter } from "../../../shared/http/router.ts";

const SECRET = "a-legacy-secret-of-at-least-32-chars";
const SUB = "6F9619FF-8B86-4D01-B42D-00C04FC964FF";
const who = endpoint({
  id: "test_who",
  method: "GET",
  path: "/test/who",
  auth: authenticated,
  summary: "Say who is calling.",
  response: { status: 200, schema: z.object({ id: z.string() }) },
  handler: ({ caller }) => Promise.resolve(ok({ id: caller.id })),
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

const work = (environment: Record<string, string> = {}) => {
  keys = () => Response.json(published);
  const { base } = loadConfig({
    SUPABASE_URL: server.url,
    SUPABASE_ANON_KEY: "anon",
    DATABASE_POOL_URL: "postgresql://nowhere",
    DATABASE_PUBLIC_POOL_URL: "postgresql://nowhere",
    ...environment,
  }, ["base"]);
  const app = createRouter([who], {
    db: { as: () => ({}) } as unknown as DatabaseClients,
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

test("a token that the published key verifies tells who is calling", async () => {
  const answer = await work()(await sign(own));
  expect([answer.status, (await answer.json()).data]).toEqual([200, { id: SUB.toLowerCase() }]);
});

test("a token of the project's older secret counts while that secret is configured", async () => {
  const token = await sign(bytes(SECRET), hs256);
  expect((await work({ SUPABASE_JWT_SECRET: SECRET })(token)).status).toBe(200);
  expect((await work()(token)).status).toBe(401);
  const guess = await sign(bytes(`${SECRET}!`), hs256);
  expect((await work({ SUPABASE_JWT_SECRET: SECRET })(guess)).status).toBe(401);
});

test("publishable keys open the platform as the anon key does, and no other key does", async () => {
  const ask = work({ SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}' });
  const token = await sign(own);
  expect((await ask(token, "sb_publishable_1")).status).toBe(200);
  expect((await ask(token, "anon")).status).toBe(200);
  expect((await ask(token, "sb_publishable_2")).status).toBe(401);
});

test("a token that is not for this project, not alive or not of a person is rejected", async () => {
  const { iss, aud, sub } = { iss: "https://elsewhere/auth/v1", aud: "anon", sub: "admin" };
  const none = [{ alg: "none" }, { sub: SUB }].map((part) => btoa(JSON.stringify(part)));
  const tokens = {
    "another issuer": await sign(own, { claims: { iss } }),
    "another audience": await sign(own, { claims: { aud } }),
    "no UUID": await sign(own, { claims: { sub } }),
    "no sub": await sign(own, { claims: { sub: undefined } }),
    expired: await sign(own, { expires: "-1s" }),
    unsigned: `${none.join(".").replaceAll("=", "")}.`,
    "another key under our kid": await sign((await generateKeyPair("ES256")).privateKey),
    "another kind of key": await sign(rsa, { header: { alg: "RS256" } }),
    "our public key taken for a secret": await sign(bytes(pem), hs256),
    "an unknown kid": await sign(own, { header: { kid: "rotated" } }),
    junk: "no.token.here",
  };
  const ask = work({ SUPABASE_JWT_SECRET: SECRET });
  const got: Record<string, number> = {};
  for (const [name, token] of Object.entries(tokens)) got[name] = (await ask(token)).status;
  expect(got).toEqual(Object.fromEntries(Object.keys(tokens).map((name) => [name, 401])));
});

test.each<[string, () => Response | Promise<Response>]>([
  ["answers 500", () => new Response("no", { status: 500 })],
  ["answers 404", () => new Response("no", { status: 404 })],
  ["answers no JSON", () => new Response("<html>")],
  ["answers no key set", () => Response.json({ keys: "none" })],
  ["does not answer in time", () => new Promise((late) => setTimeout(late, 3500, new Response()))],
])(
  "a key endpoint that %s is 503, and nobody is told that their token is bad",
  async (_, reply) => {
    const ask = work();
    keys = reply;
    const refused = await ask(await sign(own));
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    keys = () => Response.json(published);
    expect((await ask(await sign(own))).status).toBe(200);
  },
);

test("a key endpoint that is gone is 503", async () => {
  const gone = await listen(0, () => new Response());
  await gone.close(0);
  const ask = work({ SUPABASE_URL: gone.url });
  expect((await ask(await sign(own))).status).toBe(503);
});
