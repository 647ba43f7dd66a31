/** Prints which first requests load zod, in a process where schemas are recorded, as in uploads. */
import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { loadConfig } from "../../shared/config.ts";
import type { DatabaseClients } from "../../shared/db/client.ts";
import { endpoint, open } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { createRouter } from "../../shared/http/router.ts";

const { base } = loadConfig({
  SUPABASE_URL: "https://project.example",
  SUPABASE_ANON_KEY: "anon",
  DATABASE_POOL_URL: "postgresql://nowhere",
  DATABASE_PUBLIC_POOL_URL: "postgresql://nowhere",
}, ["base"]);

/** A schema that was recorded can be used only then. */
function isLoaded(): boolean {
  try {
    return z.string().safeParse("").success;
  } catch {
    return false;
  }
}

const plain = endpoint({
  id: "test_get",
  method: "GET",
  path: "/test/:id",
  title: "Get one",
  description: "Returns the id.",
  auth: open,
  request: { params: z.object({ id: uuid }) },
  response: { status: 200, schema: z.string() },
  handler: ({ params }) => Promise.resolve(ok({ id: params.id, loaded: isLoaded() })),
});
const withQuery = endpoint({
  ...plain,
  id: "test_list",
  path: "/test",
  request: { query: z.object({ limit: z.coerce.number().optional() }) },
  handler: ({ query }) => Promise.resolve(ok({ ...query, loaded: isLoaded() })),
});

const deps = { db: {} as DatabaseClients, log: () => {}, triggerJobs: () => {} };
const app = createRouter([plain, withQuery], deps, base);
const id = "3EBA7729-D3AB-46A3-8957-DE542FCA342A";
const answers = [];
for (const path of [`/test/${id}`, "/test/nothing", "/test?limit=3"]) {
  const response = await app.request(path);
  answers.push({ status: response.status, data: (await response.json()).data });
}
await Deno.stdout.write(new TextEncoder().encode(JSON.stringify(answers)));
