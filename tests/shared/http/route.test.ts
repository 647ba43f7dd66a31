import { SignJWT } from "jose";
import { expect, test } from "vitest";
import * as z from "zod";
import { loadConfig } from "../../../shared/config.ts";
import type { DatabaseClients } from "../../../shared/db/client.ts";
import { authenticated, endpoint } from "../../../shared/http/endpoint.ts";
import type { Route } from "../../../shared/http/endpoint.ts";
import { ok } from "../../../shared/http/reply.ts";
import { createRouter } from "../../../shared/http/router.ts";

const SECRET = "a-legacy-secret-of-at-least-32-chars";
const PROJECT = "https://project.example";
const { base } = loadConfig({
  SUPABASE_URL: PROJECT,
  SUPABASE_ANON_KEY: "anon",
  SUPABASE_JWT_SECRET: SECRET,
  DATABASE_POOL_URL: "postgresql://nowhere",
  DATABASE_PUBLIC_POOL_URL: "postgresql://nowhere",
}, ["base"]);
const token = await new SignJWT({ sub: crypto.randomUUID(), aud: "authenticated" })
  .setProtectedHeader({ alg: "HS256" }).setIssuer(`${PROJECT}/auth/v1`).setExpirationTime("1h")
  .sign(new TextEncoder().encode(SECRET));

const hello = endpoint({
  id: "test_hello",
  method: "GET",
  path: "/test/hello",
  title: "Get a greeting",
  description: "Says hello.",
  auth: authenticated,
  response: { status: 200, schema: z.string() },
  handler: () => Promise.resolve(ok("hello")),
});

const { id, method, path, auth } = hello;

function serve(load: Route["load"]) {
  const service = { call: () => Promise.resolve({ account_status: "active" }) };
  const db = { user: () => ({}), reader: () => ({}), service } as unknown as DatabaseClients;
  const deps = { db, log: () => {}, triggerJobs: () => {} };
  const app = createRouter([{ id, method, path, auth, load }], deps, base);
  return (headers: HeadersInit) => app.request(path, { headers });
}

const known = { authorization: "Bearer anon", "x-user-token": token };

test("an endpoint that the router knows by its route is loaded once a caller is admitted", async () => {
  let loaded = 0;
  const request = serve(() => Promise.resolve((loaded++, hello)));
  expect([(await request({})).status, loaded]).toEqual([401, 0]);
  const answer = await request(known);
  expect([answer.status, await answer.json(), loaded]).toEqual([
    200,
    { ok: true, data: "hello" },
    1,
  ]);
});

test("an endpoint that could not be loaded fails that request, and the next one tries again", async () => {
  let tries = 0;
  const request = serve(() => ++tries === 1 ? Promise.reject("lost") : Promise.resolve(hello));
  expect((await request(known)).status).toBe(500);
  expect((await request(known)).status).toBe(200);
});
