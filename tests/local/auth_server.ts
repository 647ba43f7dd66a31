import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll } from "vitest";
import { createAuth } from "../../local/auth/auth.ts";
import { loadKeys } from "../../local/auth/keys.ts";
import type { AuthOptions } from "../../local/auth/options.ts";
import { createGateway } from "../../local/gateway/gateway.ts";
import { listen } from "../../local/gateway/listen.ts";
import { createDatabase } from "../support/database.ts";
import { setUp } from "../support/set_up.ts";
import { scratchFolder } from "./scratch.ts";

/** The emulator of Auth by itself, from the `beforeAll` hooks to the last `afterAll`. */
export function useAuth(given: Pick<AuthOptions, "clock" | "confirmEmail" | "sendMail">) {
  const opened = setUp(async () => {
    const folder = await scratchFolder();
    const database = await createDatabase();
    const pool = postgres(database.url("supabase_admin"), { max: 8, onnotice: () => {} });
    const keys = await loadKeys(`${folder}/keys.json`);
    const server = await listen(0, (request) => serve(request));
    const issuer = `${server.url}/auth/v1`;
    const auth = createAuth({ sql: pool, keys, issuer, ...given });
    const serve = createGateway({
      functions: {},
      mounts: { "/auth/v1": (request) => auth.fetch(request) },
      fallback: () => new Response(null, { status: 404 }),
    });
    const client = (key = keys.anonKey): SupabaseClient =>
      createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
    const close = async () => {
      await server.close(100);
      await pool.end();
      await database.drop();
      await Deno.remove(folder, { recursive: true });
    };
    return { folder, database, pool, keys, issuer, url: server.url, client, close };
  });
  afterAll(() => opened.close());
  return opened;
}
