import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuth } from "../../local/auth/auth.ts";
import { type Keys, loadKeys } from "../../local/auth/keys.ts";
import { createGateway } from "../../local/gateway/gateway.ts";
import { listen, type Listener } from "../../local/gateway/listen.ts";
import { createDatabase, type TestDatabase } from "../support/database.ts";
import { scratchFolder } from "./scratch.ts";

let folder: string;
let database: TestDatabase;
let keys: Keys;
let server: Listener;

beforeAll(async () => {
  folder = await scratchFolder();
  database = await createDatabase();
  keys = await loadKeys(`${folder}/keys.json`);
  server = await listen(0, (request) => serve(request));
  const auth = createAuth({ sql: database.admin, keys, issuer: `${server.url}/auth/v1` });
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

const client = (key = keys.anonKey) =>
  createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } }).auth;

const credentials = { email: "pergi@example.com", password: "rahasia-sekali" };

test("a soft-deleted account keeps its id, loses its sessions, and frees its e-mail address", async () => {
  const { data: { session, user } } = await client().signUp(credentials);
  for (let time = 0; time < 2; time++) {
    expect((await client(keys.serviceRoleKey).admin.deleteUser(user!.id, true)).error).toBeNull();
  }
  expect((await client().signInWithPassword(credentials)).error)
    .toMatchObject({ code: "invalid_credentials" });
  expect((await client().getUser(session!.access_token)).error).not.toBeNull();
  expect((await client().refreshSession(session!)).error).not.toBeNull();
  const again = await client().signUp(credentials);
  expect([again.error, again.data.user!.id === user!.id]).toEqual([null, false]);
});

test("a deletion without the secret key, a hard deletion and one of an unknown user are rejected", async () => {
  const { data: { session, user } } = await client().signUp({
    ...credentials,
    email: "x@example.com",
  });
  expect((await client().admin.deleteUser(user!.id, true)).error).toMatchObject({ status: 403 });
  const service = client(keys.serviceRoleKey).admin;
  expect((await service.deleteUser(user!.id)).error).toMatchObject({ status: 400 });
  expect((await service.deleteUser(crypto.randomUUID(), true)).error)
    .toMatchObject({ status: 404, code: "user_not_found" });
  expect((await client().getUser(session!.access_token)).error).toBeNull();
});
