import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuth } from "../../local/auth/auth.ts";
import { type Keys, loadKeys } from "../../local/auth/keys.ts";
import { mintToken } from "../../local/auth/sessions.ts";
import { createUser } from "../../local/auth/users.ts";
import { createGateway } from "../../local/gateway/gateway.ts";
import { listen, type Listener } from "../../local/gateway/listen.ts";
import { createDatabase, type TestDatabase } from "../support/database.ts";
import { scratchFolder } from "./scratch.ts";

let folder: string;
let database: TestDatabase;
let keys: Keys;
let server: Listener;
let issuer: string;

beforeAll(async () => {
  folder = await scratchFolder();
  database = await createDatabase();
  keys = await loadKeys(`${folder}/keys.json`);
  server = await listen(0, (request) => serve(request));
  issuer = `${server.url}/auth/v1`;
  const auth = createAuth({ sql: database.admin, keys, issuer });
  const serve = createGateway({
    functions: {},
    mounts: { "/auth/v1": (request) => auth.fetch(request) },
    fallback: () => new Response(null, { status: 404 }),
  });
});

afterAll(async () => {
  await server.close(100);
  await database.drop();
  await Deno.remove(folder, { recursive: true });
});

function client(key = keys.anonKey): SupabaseClient {
  const auth = { persistSession: false, autoRefreshToken: false };
  return createClient(server.url, key, { auth });
}

let count = 0;
const credentials = () => ({ email: `user${++count}@example.com`, password: "rahasia-sekali" });

test("a sign-up is confirmed at once and returns a session that the published keys verify", async () => {
  const { email, password } = credentials();
  const options = { data: { nickname: "Ayu" } };
  const { data, error } = await client().auth.signUp({ email, password, options });
  expect(error).toBeNull();
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(data.user?.user_metadata).toEqual({ nickname: "Ayu" });
  const published = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  const audience = "authenticated";
  const { payload, protectedHeader } = await jwtVerify(data.session!.access_token, published, {
    issuer,
    audience,
  });
  expect(protectedHeader).toMatchObject({ alg: "ES256", kid: keys.keyId });
  expect(payload).toMatchObject({ sub: data.user!.id, email, role: "authenticated" });
  expect(payload.exp! - payload.iat!).toBe(3600);
});

test("a refresh continues the same session, and two concurrent ones both succeed", async () => {
  const app = client();
  const { data } = await app.auth.signUp(credentials());
  const refresh_token = data.session!.refresh_token;
  const answers = await Promise.all([
    client().auth.refreshSession({ refresh_token }),
    client().auth.refreshSession({ refresh_token }),
  ]);
  expect(answers.map(({ error }) => error)).toEqual([null, null]);
  const sessionOf = (token: string) => JSON.parse(atob(token.split(".")[1]!)).session_id;
  expect(sessionOf(answers[0].data.session!.access_token)).toBe(
    sessionOf(data.session!.access_token),
  );
});

test("a refresh token that is used again later ends its whole session", async () => {
  const { data } = await client().auth.signUp(credentials());
  const old = data.session!.refresh_token;
  const next = await client().auth.refreshSession({ refresh_token: old });
  await database
    .admin`update local_stack.refresh_tokens set used_at = used_at - interval '1 minute'`;
  const stolen = await client().auth.refreshSession({ refresh_token: old });
  expect(stolen.error?.code).toBe("refresh_token_already_used");
  const refresh_token = next.data.session!.refresh_token;
  const ended = await client().auth.refreshSession({ refresh_token });
  expect(ended.error?.code).toBe("refresh_token_not_found");
});

test("a token of another project, an expired one and an unsigned one are rejected", async () => {
  const user = await createUser(database.admin, credentials());
  const other = await loadKeys(`${folder}/other-keys.json`);
  const token = { issuer, userId: user.id, email: user.email, lifetimeSeconds: 60 };
  const past = new Date(Date.now() - 3_600_000);
  const bad = [
    await mintToken({ ...token, keys: other }),
    await mintToken({ ...token, keys, now: past }),
    await mintToken({ ...token, keys, issuer: "http://elsewhere/auth/v1" }),
    `${(await mintToken({ ...token, keys })).split(".").slice(0, 2).join(".")}.`,
  ];
  for (const jwt of bad) {
    const { error } = await client().auth.getUser(jwt);
    expect(error).toMatchObject({ status: 403, code: "bad_jwt" });
  }
});

test("keys persist, only their owner can read them, and two concurrent starts create one pair", async () => {
  const path = `${folder}/raced.json`;
  const [one, two] = await Promise.all([loadKeys(path), loadKeys(path)]);
  expect(one.anonKey).toBe(two.anonKey);
  expect((await loadKeys(path)).keyId).toBe(one.keyId);
  if (Deno.build.os !== "windows") expect(Deno.statSync(path).mode! & 0o777).toBe(0o600);
  expect(JSON.stringify(one.jwks)).not.toContain('"d":');
});

test("a soft-deleted account keeps its id, loses its sessions, and frees its e-mail address", async () => {
  const leaving = credentials();
  const { data: { session, user } } = await client().auth.signUp(leaving);
  for (let time = 0; time < 2; time++) {
    expect((await client(keys.serviceRoleKey).auth.admin.deleteUser(user!.id, true)).error)
      .toBeNull();
  }
  expect((await client().auth.signInWithPassword(leaving)).error)
    .toMatchObject({ code: "invalid_credentials" });
  expect((await client().auth.getUser(session!.access_token)).error).not.toBeNull();
  expect((await client().auth.refreshSession(session!)).error).not.toBeNull();
  const again = await client().auth.signUp(leaving);
  expect([again.error, again.data.user!.id === user!.id]).toEqual([null, false]);
});

test("a deletion without the secret key, a hard deletion and one of an unknown user are rejected", async () => {
  const { data: { session, user } } = await client().auth.signUp(credentials());
  expect((await client().auth.admin.deleteUser(user!.id, true)).error).toMatchObject({
    status: 403,
  });
  const service = client(keys.serviceRoleKey).auth.admin;
  expect((await service.deleteUser(user!.id)).error).toMatchObject({ status: 400 });
  expect((await service.deleteUser(crypto.randomUUID(), true)).error)
    .toMatchObject({ status: 404, code: "user_not_found" });
  expect((await client().auth.getUser(session!.access_token)).error).toBeNull();
});
