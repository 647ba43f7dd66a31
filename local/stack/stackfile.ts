/** Tells tools outside the project how to reach this stack: `.local/stack.json`. */
import { join } from "node:path";
import type { Keys } from "../auth/keys.ts";
import { secretsOf, SHIPPING_HEADER } from "./environment.ts";
import type { DemoUser } from "./seed.ts";

interface Parts {
  /** The folder to write it into. */
  state: string;
  url: string;
  keys: Keys;
  databaseUrl: string;
  users: Record<string, DemoUser>;
}

/** Written last and whole: whoever finds it finds a stack that is ready. */
export async function writeStackFile(
  { state, url, keys, databaseUrl, users }: Parts,
): Promise<void> {
  const secrets = secretsOf(keys);
  const stack = {
    base_url: url,
    supabase_url: url,
    anon_key: keys.anonKey,
    service_role_key: keys.serviceRoleKey,
    database_url: databaseUrl,
    sandbox_url: `${url}/sandbox`,
    docs_url: `${url}/docs`,
    webhooks: {
      payment: { path: "/webhooks/xendit", headers: { "x-callback-token": secrets.callback } },
      shipping: { path: "/webhooks/biteship", headers: { [SHIPPING_HEADER]: secrets.courier } },
    },
    users,
  };
  const file = join(state, "stack.json");
  const draft = `${file}.${Deno.pid}`;
  await Deno.writeTextFile(draft, JSON.stringify(stack, null, 2) + "\n", { mode: 0o600 });
  await Deno.rename(draft, file);
}
