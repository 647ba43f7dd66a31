import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { CryptoKey, JWK } from "jose";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import type { Listener } from "../../../local/gateway/listen.ts";
import { loadConfig } from "../../../shared/config.ts";
import { createAuthenticate } from "../../../shared/http/auth.ts";

let server: Listener;
let fetched = 0;
let published: () => Response | Promise<Response>;
const pairs: Record<string, { key: CryptoKey; jwk: JWK }> = {};
beforeAll(async () => {
  for (const kid of ["old", "new", "stray"]) {
    const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
    pairs[kid] = { key: privateKey, jwk: { ...await exportJWK(publicKey), kid, alg: "ES256" } };
  }
  server = await listen(0, () => {
    fetched++;
    return published();
  });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close(100));

const setOf = (...kids: string[]) => ({ keys: kids.map((kid) => pairs[kid]!.jwk) });
const sign = (kid: string) =>
  new SignJWT({ sub: crypto.randomUUID(), aud: "authenticated", iss: `${server.url}/auth/v1` })
    .setProtectedHeader({ alg: "ES256", kid }).setExpirationTime("2h").sign(pairs[kid]!.key);

/** A function with these keys in its environment, while the project publishes both. */
const open = (jwks: unknown, more: Record<string, string> = {}) => {
  [fetched, published] = [0, () => Response.json(setOf("old", "new"))];
  const { base } = loadConfig({
    SUPABASE_URL: server.url,
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_1"}',
    DATABASE_POOL_URL: "postgresql://nowhere",
    DATABASE_PUBLIC_POOL_URL: "postgresql://nowhere",
    SUPABASE_JWKS: typeof jwks === "string" ? jwks : JSON.stringify(jwks),
    ...more,
  }, ["base"]);
  const check = createAuthenticate(base);
  return (token: string, headers: HeadersInit = { authorization: "Bearer sb_1" }) =>
    check(
      new Request(server.url, {
        headers: [["x-user-token", token], ...new Headers(headers)],
      }),
    ).then(() => "accepted", (error) => error.code);
};

test.each<[string, () => unknown, number]>([
  ["a key set", () => setOf("old"), 0],
  ["a bare array", () => setOf("old").keys, 0],
  ["an empty key set", () => ({ keys: [] }), 1],
  ["an empty array", () => [], 1],
  ["nothing", () => "", 1],
])("with SUPABASE_JWKS as %s a token of the project is verified", async (_, jwks, fetches) => {
  const check = open(jwks());
  expect([await check(await sign("old")), await check(await sign("old")), fetched])
    .toEqual(["accepted", "accepted", fetches]);
});

test("a hundred first tokens of a rotated key cause one fetch of the published set", async () => {
  const check = open(setOf("old"));
  const tokens = await Promise.all(Array.from({ length: 100 }, () => sign("new")));
  const answers = await Promise.all(tokens.map((token) => check(token)));
  expect([new Set(answers), fetched]).toEqual([new Set(["accepted"]), 1]);
  expect([await check(await sign("old")), fetched]).toEqual(["accepted", 1]);
});

test("key ids that nobody published cause one fetch, and another after half a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const check = open(setOf("old"));
  const tries = async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => sign("stray")));
    for (const token of tokens) expect(await check(token)).toBe("UNAUTHORIZED");
    return fetched;
  };
  // The first finds no keys yet, and fetches; it is not repeated for the same token.
  expect(await tries()).toBe(1);
  vi.setSystemTime(Date.now() + 29_000);
  expect(await tries()).toBe(1);
  published = () => Response.json(setOf("old", "new", "stray"));
  vi.setSystemTime(Date.now() + 2_000);
  expect([await check(await sign("stray")), fetched]).toEqual(["accepted", 2]);
});

test("while the published set cannot be fetched, known keys work, and others wait five seconds", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const check = open(setOf("old"));
  published = () => new Response("no", { status: 500 });
  for (let turn = 0; turn < 10; turn++) expect(await check(await sign("new"))).toBe("UNAVAILABLE");
  expect([await check(await sign("old")), fetched]).toEqual(["accepted", 1]);
  published = () => Response.json(setOf("old", "new"));
  vi.setSystemTime(Date.now() + 6_000);
  expect([await check(await sign("new")), fetched]).toEqual(["accepted", 2]);
});

test("the project's key is accepted in apikey without Authorization, and not beside a wrong one", async () => {
  const check = open(setOf("old"), { SUPABASE_ANON_KEY: "anon" });
  const token = await sign("old");
  const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });
  for (const key of ["sb_1", "anon"]) {
    for (const headers of [bearer(key), { apikey: key }]) {
      expect(await check(token, headers)).toBe("accepted");
    }
    expect(await check(token, { ...bearer(key), apikey: "sb_2" })).toBe("accepted");
    // The last request of this token was accepted, and is remembered.
    const bad: Record<string, string>[] = [
      {},
      { apikey: "sb_2" },
      { apikey: key, authorization: key },
      { apikey: key, authorization: "" },
      // supabase-js sends the user's token in Authorization unless it is told otherwise.
      { ...bearer(token), apikey: key },
      { ...bearer("sb_2"), apikey: key },
      bearer(token),
      bearer("sb_2"),
      { ...bearer("sb_2"), apikey: "" },
    ];
    for (const headers of bad) expect(await check(token, headers)).toBe("UNAUTHORIZED");
  }
});
